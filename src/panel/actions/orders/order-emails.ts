import { durationMessages } from '#messages/durations.ts'
import type { Language } from '#messages/language.ts'
import type { Discount } from '#rules/money/discount.ts'
import { planEnd, planStart } from '#rules/plan/plan.ts'
import type { TaxLine } from '#rules/money/tax.ts'
import { agentById } from '../../records/accounts/agents.ts'
import { cardById } from '../../records/billing/cards.ts'
import type { OrderRow } from '../../records/billing/orders.ts'
import { websiteByAgent } from '../../records/websites/websites.ts'
import type { Db, World } from '../../services/world.ts'
import { writePeriod } from '../billing/billing-emails.ts'
import { announce, loadChargesAhead, writeCard } from '../billing/charges-ahead.ts'
import type { OrderDetails } from './finish-order.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { readerOf } from '../emails/reader.ts'

type Payment = {
  transaction_id: string
  discounts: readonly Discount[]
  taxes: readonly TaxLine[]
}

/** Queues the receipt, or the trial's first email, inside the transaction that ends the order. */
export async function queueOrderEmail(
  tx: Db,
  world: World,
  order: OrderRow,
  payment?: Payment
): Promise<void> {
  const agent = await agentById(tx, order.agent_id)
  const { language } = agent
  const details = order.details as OrderDetails
  const facts = {
    ...readerOf(agent),
    base_url: order.base_url,
    plan: durationMessages[language].plan(details.plan_name, details.plan_duration)
  }
  const once = `order-mail:${order.order_id}`
  if (order.isTrial) {
    const charge = (await announceNext(tx, world, { order, language }))?.charge
    if (!charge) throw new Error('a trial that is never charged')
    return queueEmail(tx, world.clock(), { kind: 'trial-started', ...facts, charge }, once)
  }
  if (!payment) return
  const until = planEnd(order.created, details.plan_duration)
  const receipt = {
    ...facts,
    ...payment,
    card: writeCard(await cardById(tx, order.upm_id), language),
    total: order.total,
    province: details.billing_state,
    paidAt: world.clock().toISOString(),
    period: writePeriod({ from: planStart(order.created), until }),
    runsUntil: until.toISOString(),
    subtotal: order.subtotal,
    setupFee: order.setup_fee,
    ahead: await announceNext(tx, world, { order, language })
  }
  return queueEmail(tx, world.clock(), { kind: 'payment-received', ...receipt }, once)
}

/** The next charge of the new website, as the billing page announces it. */
async function announceNext(
  tx: Db,
  world: World,
  { language, order }: { order: OrderRow; language: Language }
) {
  const website = await websiteByAgent(tx, order.agent_id)
  if (!website) return undefined
  const asOf = { cardKind: world.cards.kind, now: world.clock() }
  return announce(website, await loadChargesAhead(tx, [website], asOf), language)
}
