import { setTimeout as pause } from 'node:timers/promises'
import { CONFIRM_PAYMENT } from '#contract/billing/payment.ts'
import { PAYMENT_IN_PROCESS } from '#contract/billing/payment.ts'
import { IN_PROCESS } from '#contract/endpoint.ts'
import { CALL_TIMEOUT_MS } from '#rules/limits.ts'
import { toCad } from '#rules/money/money.ts'
import type { ChargeRow } from '../../records/billing/charges.ts'
import { chargeById, claimCharges } from '../../records/billing/renewals.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { driveCharges, type OwnerAsked } from './process-charges.ts'
import { LEASE_MS } from './open-charges.ts'

/** The browser gives a call up after its time-out, so the answer leaves well before. */
const PATIENCE_MS = CALL_TIMEOUT_MS - 2_000
const LOOK_AGAIN_MS = 100

/**
 * Works on a charge, or waits for whoever does, for as long as the browser listens. Returns once it is paid.
 * @throws Refused with why it failed; with status 202 while it goes on or waits for the card's owner.
 */
export async function seeChargeThrough(world: World, charge: ChargeRow): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  let current = charge
  while (current.state !== 'succeeded' && current.state !== 'declined') {
    const left = Math.max(0, deadline - performance.now())
    const drive = await Promise.race([
      driveOne(world, current),
      pause(left, 'too slow' as const, { ref: false })
    ])
    if (typeof drive === 'object') {
      const { client_secret, payment_method } = drive
      const confirmation = { amount: toCad(current.amount), client_secret, payment_method }
      throw new Refused(CONFIRM_PAYMENT, IN_PROCESS, { confirmation })
    }
    current = await chargeById(world.db, charge.charge_id)
    if (drive === 'too slow' || (drive === 'driven' && isLive(current))) {
      throw new Refused(PAYMENT_IN_PROCESS, IN_PROCESS)
    }
    if (drive === 'busy' && isLive(current)) await pause(LOOK_AGAIN_MS)
  }
  if (current.state === 'declined') {
    throw new Refused(current.message ?? 'Your card was declined.', 422)
  }
}

/** An owner who is asked comes back with an answer: what they were asked is looked at again at once. */
export async function driveOne(
  world: World,
  { charge_id, state }: ChargeRow
): Promise<OwnerAsked | 'busy' | 'driven'> {
  const now = world.clock()
  const until = new Date(now.getTime() + LEASE_MS)
  const rests = state === 'needs_action'
  const holder = world.process?.id
  const [claimed] = await claimCharges(world.db, { now, until, most: 1, charge_id, rests, holder })
  if (!claimed) return 'busy'
  const asked = await driveCharges(world, [claimed])
  return asked.get(charge_id) ?? 'driven'
}

function isLive({ state }: ChargeRow): boolean {
  return state !== 'succeeded' && state !== 'declined'
}
