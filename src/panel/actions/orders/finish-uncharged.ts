import { type OrderRow, unchargedOrders } from '../../records/billing/orders.ts'
import type { World } from '../../services/world.ts'
import { finishOrder } from './finish-order.ts'
import { queueOrderEmail } from './order-emails.ts'

/** Finishes an order that costs nothing now: a trial, or a total of zero. False if it must be retried. */
export async function finishUncharged(world: World, order: OrderRow): Promise<boolean> {
  const { isTrial, order_id } = order
  try {
    await world.db.transaction().execute(async (tx) => {
      const website_id = await finishOrder(tx, world, order)
      if (website_id === undefined) return
      await queueOrderEmail(tx, world, order)
    })
  } catch (error) {
    world.log.error({ err: error, order_id }, 'order left pending')
    return false
  }
  world.log.info({ order_id, trial: isTrial }, 'order finished uncharged')
  return true
}

/** Finishes the ones that a crash left pending. */
export async function finishUnchargedOrders(world: World): Promise<void> {
  for (const order of await unchargedOrders(world.db)) await finishUncharged(world, order)
}
