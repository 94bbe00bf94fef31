import { IN_PROCESS } from '#contract/endpoint.ts'
import { messageFrom } from '#messages/language.ts'
import { orderStatusMessages } from '#messages/order-status.ts'
import { orderRefusals } from '#messages/refusals/orders.ts'
import { chargeOfOrder } from '../../records/billing/charges.ts'
import { newestOrderOf, type OrderRow } from '../../records/billing/orders.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { waitForCharge } from '../charges/wait-for-charge.ts'
import { finishUncharged } from './finish-uncharged.ts'

const ACCOUNT_IN_PROCESS = messageFrom(orderStatusMessages, (t) => t.inProcess)
const NO_ORDER = messageFrom(orderRefusals, (t) => t.noOrder)

/**
 * Waits until an order is finished, by its charge if it has one.
 * @throws Refused with the reason if it failed; with status 202 if it is pending or waits for the
 * cardholder.
 */
export async function waitForOrder(world: World, order: OrderRow): Promise<void> {
  const charge = await chargeOfOrder(world.db, order.order_id)
  if (charge) return waitForCharge(world, charge)
  if (order.state !== 'pending' || (await finishUncharged(world, order))) return
  throw new Refused(ACCOUNT_IN_PROCESS, IN_PROCESS)
}

/** Resumes the agent's newest order after its page was closed. */
export async function resumeOrder(world: World, agent_id: string): Promise<void> {
  const order = await newestOrderOf(world.db, agent_id)
  if (!order) throw new Refused(NO_ORDER, 404)
  await waitForOrder(world, order)
}
