import {
  anyWebsite,
  type Due,
  type PlanRow,
  lockDueWebsites
} from '../../records/billing/plans-due.ts'
import type { Db, World } from '../../services/world.ts'

const BATCH = 50

/** Does something for all websites that are due, some at a time, each batch in a transaction; afterwards they must not be due. */
export async function forDueWebsites(
  world: World,
  due: Due,
  work: (tx: Db, websites: PlanRow[]) => Promise<void>
): Promise<void> {
  if (!(await anyWebsite(world.db, due))) return
  for (let taken = BATCH; taken === BATCH;) {
    taken = await world.db.transaction().execute(async (tx) => {
      const websites = await lockDueWebsites(tx, BATCH, due)
      if (websites.length > 0) await work(tx, websites)
      return websites.length
    })
  }
}
