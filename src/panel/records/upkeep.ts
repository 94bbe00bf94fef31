import { type Kysely, sql } from 'kysely'
import type { Database } from '../tables/schema.ts'

/** Fewer than this are not worth a look through their table. */
const DEAD_ROWS_MAX = 1000
const LOG_BYTES_MAX = 16 * 1024 * 1024
/** Transactions are numbered up to two thousand million; a server would begin to worry at a tenth of that. */
const AGE_MAX = 100_000_000

/**
 * What a PostgreSQL server's own workers do in the background, and the embedded one, which has none, needs done for it: the
 * room of rows that are gone is given back, and the log of changes is not kept for longer than a crash could need it.
 */
export async function keepUp(db: Kysely<Database>): Promise<void> {
  // Its counts are up to a minute late otherwise.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows: worn } = await sql<{ table: string }>`
    select relname as "table" from pg_stat_user_tables
    where schemaname = current_schema() and n_dead_tup > ${DEAD_ROWS_MAX}
  `.execute(db)
  for (const { table } of worn) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)

  const { rows } = await sql<{ log: number; age: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as log,
      (select age(datfrozenxid) from pg_database where datname = current_database()) as age
    from pg_control_checkpoint()
  `.execute(db)
  const { age = 0, log = 0 } = rows[0] ?? {}
  if (age > AGE_MAX) await sql`vacuum (freeze)`.execute(db)
  if (log > LOG_BYTES_MAX) await sql`checkpoint`.execute(db)
}
