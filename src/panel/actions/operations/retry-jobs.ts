import { StartRefused } from '../../config/start-refused.ts'
import { hasJob, retryDeadJobs } from '../../records/service/jobs.ts'
import type { Db } from '../../services/world.ts'

/** Queues dead jobs again. @throws StartRefused if the one that is named isn't dead, or doesn't exist */
export async function retryJobs(db: Db, which: number | 'all', now: Date): Promise<number[]> {
  const retried = await retryDeadJobs(db, which, now)
  if (retried.length > 0 || which === 'all') return retried
  throw new StartRefused(
    (await hasJob(db, which)) ? `Job ${which} is not dead.` : `There is no job ${which}.`
  )
}
