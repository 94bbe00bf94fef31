import { idleOrders } from '../../records/billing/orders.ts'
import type { World } from '../../services/world.ts'
import { driveOrder } from './process-order.ts'

/** The provider is asked about so many at once, so that one slow answer does not hold up all others. */
const AT_ONCE = 8

/** Takes up what a crash or a silent provider left behind. */
export async function sweepOrders(world: World): Promise<void> {
  const idle = await idleOrders(world.db, world.clock())
  const hands = Array.from({ length: AT_ONCE }, async () => {
    for (let order_id = idle.shift(); order_id !== undefined; order_id = idle.shift()) {
      await driveOrder(world, order_id)
    }
  })
  await Promise.all(hands)
}
