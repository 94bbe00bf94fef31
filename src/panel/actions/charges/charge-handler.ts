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
  /** Declined because the bank asks for the cardholder, who was not present. */
  asksOwner: boolean
}

export type RecordedOutcome = Outcome & { card: CardRow; taxes: readonly TaxLine[] }

/** What one kind of charge does differently from the others. */
export type ChargeHandler = {
  /** The answer to an agent whose charge has no outcome yet. */
  inProcess: Message
  /** Whether the outcomes of several charges may share a transaction. */
  canBatch: boolean
  /** What the payment is for, in the processor's records. */
  describe(db: Db, charge: ChargeRow): Promise<string>
  /** Loads what the charges pay for, locked if others may change it. */
  load(tx: Db, charges: readonly ChargeRow[]): Promise<ChargedItems>
}

export type ChargedItems = {
  /** The province that taxes the buyer. */
  provinceOf(charge: ChargeRow): string
  /** Applies successes and declines, in the transaction that ends the charges. */
  apply(tx: Db, world: World, outcomes: readonly RecordedOutcome[]): Promise<void>
}
