import { claimCharges } from '../../records/billing/charges.ts'
import type { World } from '../../services/world.ts'
import { finishUnchargedOrders } from '../orders/finish-uncharged.ts'
import { AT_ONCE, processCharges } from './process-charges.ts'
import { newLease } from './scheduling.ts'

/** Resumes charges that a crash or an unresponsive processor left open, each once per call. */
export async function resumeCharges(world: World): Promise<void> {
  const claim = { now: world.clock(), most: AT_ONCE }
  for (;;) {
    const charges = await claimCharges(world.db, newLease(world), claim)
    if (charges.length === 0) break
    await processCharges(world, charges)
  }
  await finishUnchargedOrders(world)
}
