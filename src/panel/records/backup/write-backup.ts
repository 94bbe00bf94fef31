import { type Kysely, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import { doneMigrations } from '../../tables/migrate.ts'
import type { Database } from '../../tables/schema.ts'
import { BackupUnusable, Checksum, FORMAT, type Head } from './backup-lines.ts'
import { countersOf, type TableShape, tablesOf } from './catalog.ts'

/** About this much is held at once; a row with pictures may be as large by itself. */
const PORTION_BYTES = 1_000_000
const PORTION_ROWS = 2000

/**
 * Every row of every table as of one moment, handed to `write` line by line. On PostgreSQL everyone goes on meanwhile; the
 * embedded database does one thing at a time, so there the others wait.
 */
export function writeBackup(
  db: Kysely<Database>,
  write: (line: string) => Promise<void>
): Promise<{ rows: number; tables: number }> {
  const checksum = new Checksum()
  const say = (line: string) => {
    checksum.add(line)
    return write(line)
  }
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await takeYourTime(tx)
      const head: Head = {
        maplekey: 'backup',
        format: FORMAT,
        made: new Date().toISOString(),
        migrations: await doneMigrations(tx)
      }
      if (head.migrations.length === 0) {
        throw new BackupUnusable('There is nothing to back up: this database is empty.')
      }
      await say(JSON.stringify(head))
      const tables = await tablesOf(tx)
      for (const { columns, table } of tables) {
        await say(JSON.stringify({ table, columns: columns.map(({ name }) => name) }))
        for await (const line of rowsOf(tx, { columns, table })) await say(line)
      }
      // Counters stand outside of transactions: read last, they are past every row above.
      for (const counter of await countersOf(tx)) await say(JSON.stringify({ counter }))
      const end = checksum.end()
      await write(JSON.stringify(end))
      return { rows: end.rows, tables: tables.length }
    })
}

/** Lifts the limits that keep a call short, and has values written the same way everywhere. */
export async function takeYourTime(tx: Db): Promise<void> {
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
  for (let portion = 10; ;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(portion)} from backup_rows
    `.execute(tx)
    let bytes = 0
    for (const { line } of rows) {
      bytes += line.length
      yield line
    }
    if (rows.length < portion) break
    const fitting = Math.floor((PORTION_BYTES / bytes) * portion)
    portion = Math.max(1, Math.min(PORTION_ROWS, fitting))
  }
  await sql`close backup_rows`.execute(tx)
}
