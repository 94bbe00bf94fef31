import type { World } from '../../services/world.ts'
import { processCharges } from '../charges/process-charges.ts'
import { resumeCharges } from '../charges/resume-charges.ts'
import { openDueCharges } from './open-charges.ts'
import { stopPlans } from './stop-plans.ts'

const BATCH = 50

/**
 * Charges all that is due, after what is unfinished; then takes down the websites that are unpaid
 * too long.
 */
export async function runBilling(world: World): Promise<void> {
  await resumeCharges(world)
  for (;;) {
    const { taken, charges } = await openDueCharges(world, BATCH)
    if (taken === 0) break
    await processCharges(world, charges)
  }
  await stopPlans(world)
}
