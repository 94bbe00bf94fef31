import { type Kysely, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import { doneMigrations } from '../../tables/migrate.ts'
import type { Database } from '../../tables/schema.ts'
import { BackupUnusable, Checksum, FORMAT, type Head } from './backup-lines.ts'
import { countersOf, type TableShape, tablesOf } from './catalog.ts'

/** The approximate size of a batch; one row with pictures may be as large. */
const BATCH_BYTES = 1_000_000
const BATCH_ROWS = 2000

/**
 * Passes every row of every table, as of one moment, to `write` line by line. PostgreSQL serves others
 * meanwhile; the embedded database makes them wait.
 */
export function writeBackup(
  db: Kysely<Database>,
  write: (line: string) => Promise<void>
): Promise<{ rows: number; tables: number }> {
  const checksum = new Checksum()
  const writeLine = (line: string) => {
    checksum.add(line)
    return write(line)
  }
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await liftTimeLimits(tx)
      const head: Head = {
        maplekey: 'backup',
        format: FORMAT,
        made: new Date().toISOString(),
        migrations: await doneMigrations(tx)
      }
      if (head.migrations.length === 0) {
        throw new BackupUnusable('There is nothing to back up: this database is empty.')
      }
      await writeLine(JSON.stringify(head))
      const tables = await tablesOf(tx)
      for (const { columns, table } of tables) {
        await writeLine(JSON.stringify({ table, columns: columns.map(({ name }) => name) }))
        for await (const line of rowsOf(tx, { columns, table })) await writeLine(line)
      }
      // Sequences are not transactional: read last, they are beyond every row above.
      for (const counter of await countersOf(tx)) await writeLine(JSON.stringify({ counter }))
      const end = checksum.end()
      await write(JSON.stringify(end))
      return { rows: end.rows, tables: tables.length }
    })
}

/** Lifts the time limits, and makes both engines format values alike. */
export async function liftTimeLimits(tx: Db): Promise<void> {
  for (const [name, value] of [
    ['statement_timeout', '0'],
    ['idle_in_transaction_session_timeout', '0'],
    ['timezone', 'UTC'],
    ['datestyle', 'ISO, MDY'],
    ['intervalstyle', 'postgres'],
    ['bytea_output', 'hex'],
    ['extra_float_digits', '1']
  ] as const) {
    await sql`select set_config(${name}, ${value}, true)`.execute(tx)
  }
}

async function* rowsOf(tx: Db, { columns, table }: TableShape): AsyncGenerator<string> {
  const values = sql.join(columns.map(({ name }) => sql`${sql.id(name)}::text`))
  await sql`
    declare backup_rows no scroll cursor for
    select json_build_array(${values})::text as line from ${sql.id(table)}
  `.execute(tx)
  for (let batchSize = 10; ;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(batchSize)} from backup_rows
    `.execute(tx)
    let bytes = 0
    for (const { line } of rows) {
      bytes += line.length
      yield line
    }
    if (rows.length < batchSize) break
    const fitting = Math.floor((BATCH_BYTES / bytes) * batchSize)
    batchSize = Math.max(1, Math.min(BATCH_ROWS, fitting))
  }
  await sql`close backup_rows`.execute(tx)
}
