import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'

/** Returns once the database has answered. */
export async function askDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
