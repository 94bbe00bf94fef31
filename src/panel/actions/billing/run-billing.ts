import type { World } from '../../services/world.ts'
import { processCharges } from '../charges/process-charges.ts'
import { resumeCharges } from '../charges/resume-charges.ts'
import { openDueCharges } from './open-charges.ts'
import { stopPlans } from './stop-plans.ts'

const BATCH = 50

/** Resumes open charges, charges what is due, then takes websites offline that are unpaid for too long. */
export async function runBilling(world: World): Promise<void> {
  await resumeCharges(world)
  for (;;) {
    const { taken, charges } = await openDueCharges(world, BATCH)
    if (taken === 0) break
    await processCharges(world, charges)
  }
  await stopPlans(world)
}
