import type { TaxLine } from '#rules/money/tax.ts'
import { durationMessages } from '#messages/durations.ts'
import { agentsById } from '../../records/accounts/agents.ts'
import type { CardRow } from '../../records/billing/cards.ts'
import { type ChargeRow, failedTriesOf } from '../../records/billing/charges.ts'
import { transactionIdOf } from '../../records/billing/transactions.ts'
import type { PlanRow } from '../../records/billing/plans-due.ts'
import { cardFailureIn } from '../../services/cards/card-failure.ts'
import type { Db, World } from '../../services/world.ts'
import { type Email, queueEmails } from '../emails/queue-email.ts'
import { type Reader, readerOf } from '../emails/reader.ts'
import { chargePeriod } from './charge-period.ts'
import { announce, loadChargesAhead, writeCard } from './charges-ahead.ts'
import { findAmountOwed } from './find-amount-owed.ts'

/** Every email about a website has its reader and the website's address. */
type Addressed = Reader & { base_url: string }

/** Queues one email per website, each to its agent; none where `write` has nothing to say. */
export async function queueOwnerEmails<Item extends { website: PlanRow }>(
  tx: Db,
  now: Date,
  items: readonly Item[],
  write: (item: Item, addressed: Addressed) => Email | undefined
): Promise<void> {
  if (items.length === 0) return
  const agents = await agentsById(
    tx,
    items.map(({ website }) => website.agent_id)
  )
  const emails = items.flatMap((item) => {
    const agent = agents.get(item.website.agent_id)
    const { base_url } = item.website
    return (agent && write(item, { ...readerOf(agent), base_url })) ?? []
  })
  await queueEmails(tx, now, emails)
}

type Paid = { charge: ChargeRow; card: CardRow; taxes: readonly TaxLine[]; website: PlanRow }

/** `website` is the plan after the payment, since the receipt names the next charge. */
export async function queueReceipts(tx: Db, world: World, paid: readonly Paid[]): Promise<void> {
  if (paid.length === 0) return
  const now = world.clock()
  const websites = paid.map(({ website }) => website)
  const ahead = await loadChargesAhead(tx, websites, { cardKind: world.cards.kind, now })
  await queueOwnerEmails(tx, now, paid, ({ card, charge, taxes, website }, email) => ({
    kind: 'payment-received',
    ...email,
    plan: durationMessages[email.language].plan(website.plan_name, charge.months),
    period: writePeriod(chargePeriod(charge, website)),
    card: writeCard(card, email.language),
    transaction_id: transactionIdOf(charge.charge_id),
    paidAt: now.toISOString(),
    province: website.billing_state,
    runsUntil: website.plan_end_date.toISOString(),
    subtotal: charge.subtotal,
    setupFee: charge.setup_fee ?? 0,
    discounts: charge.discounts ?? [],
    taxes,
    total: charge.amount,
    ahead: announce(website, ahead, email.language)
  }))
}

type Unpaid = {
  /** The plan after the failure. */
  website: PlanRow
  amount: number
  card: CardRow | null
  message: string
  asksOwner: boolean
}

export async function queueFailureEmails(
  tx: Db,
  world: World,
  unpaid: readonly Unpaid[]
): Promise<void> {
  if (unpaid.length === 0) return
  const now = world.clock()
  const websites = unpaid.map(({ website }) => website)
  const ahead = await loadChargesAhead(tx, websites, { cardKind: world.cards.kind, now })
  const tries = await failedTriesOf(
    tx,
    websites.map(({ website_id }) => website_id)
  )
  await queueOwnerEmails(tx, now, unpaid, (failure, email) => ({
    kind: 'payment-failed',
    ...email,
    amount: failure.amount,
    card: failure.card && writeCard(failure.card, email.language),
    message: cardFailureIn(email.language, failure.message),
    ahead: announce(failure.website, ahead, email.language),
    owed: findAmountOwed(failure.website, ahead.prices),
    tries: tries.get(failure.website.website_id) ?? 0,
    asksOwner: failure.asksOwner
  }))
}

export function writePeriod({ from, until }: { from: Date; until: Date }) {
  return { from: from.toISOString(), until: until.toISOString() }
}
