import { setTimeout as pause } from 'node:timers/promises'
import { IN_PROCESS } from '#contract/endpoint.ts'
import { ACCOUNT_IN_PROCESS } from '#contract/account-setup/order.ts'
import { CONFIRM_PAYMENT } from '#contract/billing/payment.ts'
import { CALL_TIMEOUT_MS } from '#rules/limits.ts'
import { toCad } from '#rules/money/money.ts'
import { newestOrderOf, orderById, type OrderRow } from '../../records/billing/orders.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { driveOrder } from './process-order.ts'

/** The browser gives a call up after its time-out, so the answer leaves well before. */
const PATIENCE_MS = CALL_TIMEOUT_MS - 2_000
const LOOK_AGAIN_MS = 100

/**
 * Works on the order or waits for whoever does, for as long as the browser listens.
 * @throws Refused with why it failed; with status 202 while it goes on or waits for the card's owner.
 */
export async function seeThrough(world: World, order: OrderRow): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  let current = order
  while (current.state === 'pending') {
    const left = Math.max(0, deadline - performance.now())
    const drive = await Promise.race([
      driveOrder(world, order.order_id),
      pause(left, 'too slow' as const, { ref: false })
    ])
    current = await orderById(world.db, order.order_id)
    if (current.state !== 'pending') break
    if (typeof drive === 'object') {
      const { client_secret, payment_method } = drive
      const confirmation = { amount: toCad(drive.amount), client_secret, payment_method }
      throw new Refused(CONFIRM_PAYMENT, IN_PROCESS, { confirmation })
    }
    if (drive !== 'busy') throw new Refused(ACCOUNT_IN_PROCESS, IN_PROCESS)
    await pause(LOOK_AGAIN_MS)
  }
  if (current.state === 'failed') {
    throw new Refused(current.message ?? 'Your card was declined.', 422)
  }
}

/** Goes on with what the agent asked for last, after its page was left. */
export async function resumeOrder(world: World, agent_id: string): Promise<void> {
  const order = await newestOrderOf(world.db, agent_id)
  if (!order) throw new Refused('There is no order to go on with.', 404)
  await seeThrough(world, order)
}
