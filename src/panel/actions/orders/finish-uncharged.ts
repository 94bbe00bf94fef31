import type { OrderRow } from '../../records/billing/orders.ts'
import type { World } from '../../services/world.ts'
import { finishOrder } from './finish-order.ts'
import { queueOrderMail } from './order-emails.ts'

/** Ends an order that takes no money now: a trial, or a total of zero. */
export async function finishUncharged(world: World, order: OrderRow): Promise<void> {
  await world.db.transaction().execute(async (tx) => {
    const website_id = await finishOrder(tx, world, order)
    if (website_id !== undefined) await queueOrderMail(tx, world, order)
  })
  world.log.info({ order_id: order.order_id, trial: order.isTrial }, 'order finished uncharged')
}
