import { messageFrom } from '#messages/language.ts'
import { orderStatusMessages } from '#messages/order-status.ts'
import { removeCard } from '../../records/billing/cards.ts'
import type { ChargeRow } from '../../records/billing/charges.ts'
import { endOrder, orderById, type OrderRow } from '../../records/billing/orders.ts'
import { transactionIdOf } from '../../records/billing/transactions.ts'
import type { Db, World } from '../../services/world.ts'
import { finishOrder, type OrderDetails, type OrderedPlan } from '../orders/finish-order.ts'
import { queueOrderEmail } from '../orders/order-emails.ts'
import type { ChargeHandler, RecordedOutcome } from './charge-handler.ts'

/** A paid order becomes a website. A declined one fails and releases its domain. */
export const orderCharges: ChargeHandler = {
  inProcess: messageFrom(orderStatusMessages, (t) => t.inProcess),
  // A new website takes names that a concurrent order may want.
  canBatch: false,

  async describe(db, charge) {
    const { base_url } = await orderOf(db, charge)
    return base_url
  },

  async load(tx, charges) {
    const orders = new Map<string, OrderRow>()
    for (const charge of charges) orders.set(charge.charge_id, await orderOf(tx, charge))
    const find = ({ charge_id }: ChargeRow) => {
      const order = orders.get(charge_id)
      if (!order) throw new Error('a charge without its order')
      return order
    }
    return {
      provinceOf: (charge) => (find(charge).details as OrderDetails).billing_state,
      async apply(tx, world, outcomes) {
        for (const outcome of outcomes) await end(tx, world, find(outcome.charge), outcome)
      }
    }
  }
}

function orderOf(db: Db, { order_id }: ChargeRow): Promise<OrderRow> {
  if (order_id === null) throw new Error('a charge without its order')
  return orderById(db, order_id)
}

async function end(
  tx: Db,
  world: World,
  order: OrderRow,
  { charge, result, taxes }: RecordedOutcome
): Promise<void> {
  if (result.state === 'succeeded') {
    await finishOrder(tx, world, order)
    await queueOrderEmail(tx, world, order, {
      transaction_id: transactionIdOf(charge.charge_id),
      discounts: charge.discounts ?? [],
      taxes
    })
    return
  }
  const now = world.clock()
  const { plan_duration, plan_name } = order.details as OrderDetails
  const kept: OrderedPlan = { plan_duration, plan_name }
  await endOrder(tx, order.order_id, {
    state: 'failed',
    message: result.message,
    details: JSON.stringify(kept),
    ended: now
  })
  await removeCard(tx, charge.upm_id, now)
}
