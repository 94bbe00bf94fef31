import { DURATION_NAMES } from '#rules/limits.ts'
import { planEnd, trialEnd } from '#rules/plan.ts'
import type { TaxLine } from '#rules/tax.ts'
import { agentById } from '../records/agents.ts'
import { type CardRow, cardById } from '../records/cards.ts'
import type { OrderRow } from '../records/orders.ts'
import type { Db, World } from '../services/world.ts'
import type { OrderDetails } from './finish-order.ts'
import { queueMail } from './mails.ts'

type Payment = { transaction_id: string; taxes: readonly TaxLine[] }

/** Tells the agent what was bought: the receipt, or the trial with its first charge. Inside the ending transaction. */
export async function queueOrderMail(
  tx: Db,
  world: World,
  order: OrderRow,
  payment?: Payment
): Promise<void> {
  const agent = await agentById(tx, order.agent_id)
  const details = order.details as OrderDetails
  const facts = {
    to: { name: agent.name, address: agent.email },
    name: agent.name,
    base_url: order.base_url,
    plan: `${details.plan_name}, ${DURATION_NAMES[details.plan_duration]}`,
    card: writeCard(await cardById(tx, order.upm_id)),
    total: order.total
  }
  const once = `order-mail:${order.order_id}`
  if (order.isTrial) {
    const chargeOn = trialEnd(order.created).toISOString()
    return queueMail(tx, world.clock(), { kind: 'trial-started', ...facts, chargeOn }, once)
  }
  if (!payment) return
  const receipt = {
    ...facts,
    ...payment,
    paidAt: world.clock().toISOString(),
    runsUntil: planEnd(order.created, details.plan_duration).toISOString(),
    subtotal: order.subtotal
  }
  return queueMail(tx, world.clock(), { kind: 'payment-received', ...receipt }, once)
}

function writeCard(card: CardRow): string {
  return `${card.card_brand} ending in ${card.card_last4}`
}
