import { type ChargeLease, type ChargeRow, postponeCharge } from '../../records/billing/charges.ts'
import type { World } from '../../services/world.ts'

/** For a process whose death isn't detected; longer than a batch of charges takes. */
const LEASE_MS = 2 * 60_000
/** The pause before a charge without an answer is retried. */
const RETRY_MS = 2_000
/** A cardholder may confirm and close the browser, so the payment is polled, ever less often. */
const FIRST_OWNER_CHECK_MS = 15_000
const OWNER_CHECK_BY_AGE = 0.25

export function newLease({ clock, process }: World): ChargeLease {
  return {
    lease_until: new Date(clock().getTime() + LEASE_MS),
    lease_holder: process?.id ?? null
  }
}

/** Releases a charge without an outcome, to be retried soon. */
export async function retrySoon(
  world: World,
  { charge_id }: ChargeRow,
  error: unknown
): Promise<void> {
  world.log.error({ err: error, charge_id }, 'charge has no outcome yet')
  const retry_at = new Date(world.clock().getTime() + RETRY_MS)
  await postponeCharge(world.db, charge_id, { retry_at })
}

/** Releases a charge that the cardholder has to confirm. */
export async function waitForOwner(world: World, { charge_id, created }: ChargeRow): Promise<void> {
  const now = world.clock().getTime()
  const age = now - created.getTime()
  const pause = Math.max(FIRST_OWNER_CHECK_MS, age * OWNER_CHECK_BY_AGE)
  await postponeCharge(world.db, charge_id, {
    state: 'needs_action',
    retry_at: new Date(now + pause)
  })
}
