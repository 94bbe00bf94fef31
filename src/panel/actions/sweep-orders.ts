import { idleOrders } from '../records/orders.ts'
import type { World } from '../services/world.ts'
import { driveOrder } from './drive-order.ts'

/** Takes up what a crash or a silent provider left behind. */
export async function sweepOrders(world: World): Promise<void> {
  for (const order_id of await idleOrders(world.db, world.clock())) {
    await driveOrder(world, order_id)
  }
}
