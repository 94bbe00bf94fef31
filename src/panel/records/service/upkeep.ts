import { type Kysely, sql } from 'kysely'
import type { Database } from '../../tables/schema.ts'

/** Fewer than this are not worth a look through their table. */
const DEAD_ROWS_MAX = 1000
const LOG_BYTES_MAX = 16 * 1024 * 1024
/** Transactions are numbered up to two thousand million; a server would begin to worry at a tenth of that. */
const AGE_MAX = 100_000_000

/** Gives back the room of deleted rows, as a PostgreSQL server's own workers do; the embedded engine has none. */
export async function keepUp(db: Kysely<Database>): Promise<void> {
  // Its counts are up to a minute late otherwise.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows: worn } = await sql<{ table: string }>`
    select relname as "table" from pg_stat_user_tables
    where schemaname = current_schema() and n_dead_tup > ${DEAD_ROWS_MAX}
  `.execute(db)
  for (const { table } of worn) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
    await trimLog(db)
  }

  const { rows } = await sql<{ age: number }>`
    select age(datfrozenxid) from pg_database where datname = current_database()
  `.execute(db)
  if ((rows[0]?.age ?? 0) > AGE_MAX) await sql`vacuum (freeze)`.execute(db)
  await trimLog(db)
}

/**
 * Ends the part of the write-ahead log that a start after a crash has to replay. A server does so by itself; here the log
 * would grow for as long as the process lives, and the next start take as much longer.
 */
export async function trimLog(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ log: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as log
    from pg_control_checkpoint()
  `.execute(db)
  if ((rows[0]?.log ?? 0) > LOG_BYTES_MAX) await sql`checkpoint`.execute(db)
}
