import type { Message } from '#messages/language.ts'
import type { TaxLine } from '#rules/money/tax.ts'
import type { CardRow } from '../../records/billing/cards.ts'
import type { ChargeRow } from '../../records/billing/charges.ts'
import type { PaymentResult } from '../../services/cards/card-processor.ts'
import type { Db, World } from '../../services/world.ts'

/** How a charge ended. */
export type Outcome = {
  charge: ChargeRow
  result: Extract<PaymentResult, { state: 'declined' | 'succeeded' }>
  /** Declined because the bank requires the card's owner, who was not there. */
  asksOwner: boolean
}

export type RecordedOutcome = Outcome & { card: CardRow; taxes: readonly TaxLine[] }

/** What sets one kind of charge apart. Everything else is the same for every charge. */
export type ChargeHandler = {
  /** The answer to an agent whose charge has no outcome yet. */
  inProcess: Message
  /** Whether the outcomes of several charges may share a transaction. */
  canBatch: boolean
  /** What the payment is for, in the processor's books. */
  describe(db: Db, charge: ChargeRow): Promise<string>
  /** Loads what the charges pay for, and locks it where others change it too. */
  load(tx: Db, charges: readonly ChargeRow[]): Promise<ChargedItems>
}

export type ChargedItems = {
  /** Where the buyer is taxed. */
  provinceOf(charge: ChargeRow): string
  /** Does what follows from success and from decline, in the transaction that ends the charges. */
  apply(tx: Db, world: World, outcomes: readonly RecordedOutcome[]): Promise<void>
}
