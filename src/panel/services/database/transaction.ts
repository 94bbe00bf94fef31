import type { Db } from '../world.ts'

/** Runs `work` in a transaction: the caller's where there is one, else one of its own. */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
