import { resumeCharges } from '../actions/charges/resume-charges.ts'
import { releaseLeases, missingHolders } from '../records/service/leases.ts'
import { PROCESS_LOCKS } from '../services/database/process-lock.ts'
import type { World } from '../services/world.ts'

/**
 * Each round takes over the work of dead processes. A process counts as dead if its lock was free in
 * two rounds in a row while ours was held throughout: a living process whose connection broke takes
 * its lock again sooner.
 */
export function takeOver(): (world: World) => Promise<void> {
  let missing: ReadonlySet<number> = new Set()
  let since = 0
  return async (world) => {
    const held = world.process?.held() ?? 0
    const before = held !== 0 && held === since ? missing : new Set<number>()
    const found = held === 0 ? [] : await missingHolders(world.db, PROCESS_LOCKS)
    missing = new Set(found)
    since = held
    const dead = found.filter((holder) => before.has(holder))
    if (dead.length === 0) return
    await releaseLeases(world.db, dead)
    world.log.warn({ processes: dead }, 'took over the leases of dead processes')
    await resumeCharges(world)
  }
}
