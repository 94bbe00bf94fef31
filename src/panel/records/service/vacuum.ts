import { type Kysely, sql } from 'kysely'
import type { Database } from '../../tables/schema.ts'

/** Fewer dead rows are not worth a vacuum. */
const DEAD_ROWS_MAX = 1000
const LOG_BYTES_MAX = 16 * 1024 * 1024
/** Half of PostgreSQL's default limit for a vacuum against transaction-id wraparound. */
const AGE_MAX = 100_000_000

/** Replaces autovacuum, which the embedded engine doesn't have. */
export async function vacuumTables(db: Kysely<Database>): Promise<void> {
  // Otherwise the statistics lag by up to a minute.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows: worn } = await sql<{ table: string }>`
    select relname as "table" from pg_stat_user_tables
    where schemaname = current_schema() and n_dead_tup > ${DEAD_ROWS_MAX}
  `.execute(db)
  for (const { table } of worn) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
    await checkpointLog(db)
  }

  const { rows } = await sql<{ age: number }>`
    select age(datfrozenxid) from pg_database where datname = current_database()
  `.execute(db)
  if ((rows[0]?.age ?? 0) > AGE_MAX) await sql`vacuum (freeze)`.execute(db)
  await checkpointLog(db)
}

/**
 * Bounds the write-ahead log that a start after a crash has to replay. The embedded engine has no
 * checkpointer, so the log would grow while the process runs.
 */
export async function checkpointLog(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ log: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as log
    from pg_control_checkpoint()
  `.execute(db)
  if ((rows[0]?.log ?? 0) > LOG_BYTES_MAX) await sql`checkpoint`.execute(db)
}
