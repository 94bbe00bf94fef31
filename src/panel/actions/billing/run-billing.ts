import { claimCharges } from '../../records/billing/renewals.ts'
import type { World } from '../../services/world.ts'
import { driveCharges } from './process-charges.ts'
import { LEASE_MS, openDueCharges } from './open-charges.ts'
import { stopPlans } from './stop-plans.ts'

const BATCH = 50

/** Asks for all the money that is due, after what a crash or a silent provider left behind; then puts off what is unpaid too long. */
export async function runBilling(world: World): Promise<void> {
  await sweepCharges(world)
  for (;;) {
    const { taken, charges } = await openDueCharges(world, BATCH)
    if (taken === 0) break
    await driveCharges(world, charges)
  }
  await stopPlans(world)
}

/** Each is taken up once a round: one without an answer rests until a later one. */
async function sweepCharges(world: World): Promise<void> {
  for (;;) {
    const now = world.clock()
    const until = new Date(now.getTime() + LEASE_MS)
    const charges = await claimCharges(world.db, {
      now,
      until,
      most: BATCH,
      holder: world.process?.id
    })
    if (charges.length === 0) return
    await driveCharges(world, charges)
  }
}
