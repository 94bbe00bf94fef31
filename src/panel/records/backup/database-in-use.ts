import { sql } from 'kysely'
import { SERVICE_NAME } from '../../services/database/postgres-database.ts'
import type { Db } from '../../services/world.ts'

/** Whether a restore would replace existing accounts. */
export async function holdsAccounts(db: Db): Promise<boolean> {
  const agent = await db.selectFrom('agents').select('agent_id').limit(1).executeTakeFirst()
  return agent !== undefined
}

/** Whether the panel has other connections to this database. */
export async function othersConnected(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${SERVICE_NAME} and pid <> pg_backend_pid()
    limit 1
  `.execute(db)
  return rows.length > 0
}
