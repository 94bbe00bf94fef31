import { type Kysely, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import { knownMigrations, migrate } from '../../tables/migrate.ts'
import type { Database } from '../../tables/schema.ts'
import { BackupUnusable, checkedLines, type Head, isRow, readHead } from './backup-lines.ts'
import {
  type Counter,
  dropTables,
  dropForeignKeys,
  restoreForeignKeys,
  setCounter,
  type TableShape,
  tablesOf
} from './catalog.ts'
import { liftTimeLimits } from './write-backup.ts'

const BATCH_BYTES = 1_000_000

/**
 * Replaces the whole database in one transaction, so that a failure changes nothing. Creates the tables
 * as of the backup, fills them, and then migrates them.
 */
export function restoreBackup(
  db: Kysely<Database>,
  lines: AsyncIterable<string>
): Promise<{ rows: number; made: string }> {
  return db.transaction().execute(async (tx) => {
    const checked = checkedLines(lines)
    const { made, migrations } = await headOf(checked)
    await liftTimeLimits(tx)
    await sql`set local lock_timeout = '10s'`.execute(tx)
    await dropTables(tx)
    await migrate(tx, migrations.at(-1))
    const keys = await dropForeignKeys(tx)
    const rows = await fill(tx, checked)
    await restoreForeignKeys(tx, keys)
    await migrate(tx)
    return { rows, made }
  })
}

async function headOf(lines: AsyncGenerator<string>): Promise<Head> {
  const { value } = await lines.next()
  const head = readHead(value ?? '')
  const known = await knownMigrations()
  const unknown = head.migrations.find((name) => !known.includes(name))
  if (head.migrations.length === 0 || unknown !== undefined) {
    throw new BackupUnusable(
      'This backup was made by a newer version of Maplekey; use that version or a later one.'
    )
  }
  return head
}

/** Passes rows to the database in batches, without parsing them here. */
async function fill(tx: Db, lines: AsyncIterable<string>): Promise<number> {
  const shapes = new Map((await tablesOf(tx)).map((shape) => [shape.table, shape]))
  let insert: ((rows: string[]) => Promise<void>) | undefined
  let batch: string[] = []
  let bytes = 0
  let rows = 0

  async function flush(): Promise<void> {
    if (batch.length > 0) await insert?.(batch)
    rows += batch.length
    batch = []
    bytes = 0
  }

  for await (const line of lines) {
    if (isRow(line)) {
      batch.push(line)
      bytes += line.length
      if (bytes >= BATCH_BYTES) await flush()
      continue
    }
    await flush()
    const entry = JSON.parse(line) as { table?: string; columns?: string[]; counter?: Counter }
    if (entry.counter) await setCounter(tx, entry.counter)
    if (entry.table !== undefined) {
      const shape = shapes.get(entry.table)
      if (!shape) {
        throw new BackupUnusable(
          `The backup has a table ${entry.table} that the panel doesn’t have.`
        )
      }
      insert = inserterOf(tx, shape, entry.columns ?? [])
    }
  }
  await flush()
  return rows
}

function inserterOf(tx: Db, { columns, table }: TableShape, given: readonly string[]) {
  const types = new Map(columns.map(({ name, type }) => [name, type]))
  const values = given.map((name, at) => {
    const type = types.get(name)
    if (type === undefined) {
      throw new BackupUnusable(
        `The backup has a column ${table}.${name} that the panel doesn’t have.`
      )
    }
    return sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`
  })
  return async (rows: string[]) => {
    await sql`
      insert into ${sql.id(table)} (${sql.join(given.map((name) => sql.id(name)))})
      overriding system value
      select ${sql.join(values)} from jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) as line
    `.execute(tx)
  }
}
