import type { Db } from '../services/world.ts'

/** Frees what a process that died was at. Right only where no other process can be at it. */
export async function forgetLeases(db: Db): Promise<void> {
  await db
    .updateTable('orders')
    .set({ driven_until: null })
    .where('state', '=', 'pending')
    .execute()
  await db
    .updateTable('charges')
    .set({ driven_until: null })
    .where('driven_until', 'is not', null)
    .execute()
  await db
    .updateTable('publish_runs')
    .set({ lease_until: new Date(0) })
    .where('state', '=', 'running')
    .execute()
  await db.updateTable('jobs').set({ lease_until: null }).where('state', '=', 'ready').execute()
}
