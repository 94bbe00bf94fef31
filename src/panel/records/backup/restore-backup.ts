import { type Kysely, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import { isKnownMigration, migrate } from '../../tables/migrate.ts'
import type { Database } from '../../tables/schema.ts'
import { BackupUnusable, checkedLines, type Head, isRow, readHead } from './backup-lines.ts'
import {
  type Counter,
  dropTables,
  liftForeignKeys,
  putForeignKeysBack,
  setCounter,
  type TableShape,
  tablesOf
} from './catalog.ts'
import { takeYourTime } from './write-backup.ts'

const PORTION_BYTES = 1_000_000

/**
 * Puts a backup in the place of all there is, in one transaction: whatever goes wrong, the database stays as it was. The
 * tables are made as they were when it was taken, filled, and then brought up to date like any older database.
 */
export function restoreBackup(
  db: Kysely<Database>,
  lines: AsyncIterable<string>
): Promise<{ rows: number; made: string }> {
  return db.transaction().execute(async (tx) => {
    const checked = checkedLines(lines)
    const { made, migrations } = await headOf(checked)
    await takeYourTime(tx)
    await sql`set local lock_timeout = '10s'`.execute(tx)
    await dropTables(tx)
    await migrate(tx, migrations.at(-1))
    const keys = await liftForeignKeys(tx)
    const rows = await fill(tx, checked)
    await putForeignKeysBack(tx, keys)
    await migrate(tx)
    return { rows, made }
  })
}

async function headOf(lines: AsyncGenerator<string>): Promise<Head> {
  const { value } = await lines.next()
  const head = readHead(value ?? '')
  const unknown = head.migrations.find((name) => !isKnownMigration(name))
  if (head.migrations.length === 0 || unknown !== undefined) {
    throw new BackupUnusable('This backup was made by a newer Maplekey; use that one or a newer.')
  }
  return head
}

/** Rows go from the file to the database as they are, some at a time: only the database reads them. */
async function fill(tx: Db, lines: AsyncIterable<string>): Promise<number> {
  const shapes = new Map((await tablesOf(tx)).map((shape) => [shape.table, shape]))
  let insert: ((rows: string[]) => Promise<void>) | undefined
  let waiting: string[] = []
  let bytes = 0
  let rows = 0

  async function flush(): Promise<void> {
    if (waiting.length > 0) await insert?.(waiting)
    rows += waiting.length
    waiting = []
    bytes = 0
  }

  for await (const line of lines) {
    if (isRow(line)) {
      waiting.push(line)
      bytes += line.length
      if (bytes >= PORTION_BYTES) await flush()
      continue
    }
    await flush()
    const said = JSON.parse(line) as { table?: string; columns?: string[]; counter?: Counter }
    if (said.counter) await setCounter(tx, said.counter)
    if (said.table !== undefined) {
      const shape = shapes.get(said.table)
      if (!shape) {
        throw new BackupUnusable(`The backup holds a table ${said.table} that is not the panel's.`)
      }
      insert = inserterOf(tx, shape, said.columns ?? [])
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
        `The backup holds a column ${table}.${name} that is not the panel's.`
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
