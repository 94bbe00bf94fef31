import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'

/** A table and its columns with their types, as SQL writes them. */
export type TableShape = { table: string; columns: { name: string; type: string }[] }

/**
 * One verifies fsync at each start, the migrator's, one that names this server's transactions, photographs
 * that are fetched again, what CREA is told within a day, and exports, whose files are in no backup.
 */
const INTERNAL_TABLES = [
  'durability_check',
  'feed_photo_files',
  'feed_photos',
  'kysely_migration',
  'kysely_migration_lock',
  'listing_events',
  'site_exports',
  'site_changes'
]

/** Every table of the panel, from the database's catalog, so that new ones are never missed. */
export async function tablesOf(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname as "table",
      jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname not in (${sql.join(INTERNAL_TABLES)})
    group by c.relname order by c.relname
  `.execute(db)
  return rows
}

export type Counter = { table: string; column: string; last: number; called: boolean }

/** The current values of the identity columns' sequences. */
export async function countersOf(db: Db): Promise<Counter[]> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select c.relname as "table", a.attname as "column",
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and a.attidentity <> ''
    order by 1, 2
  `.execute(db)
  const counters: Counter[] = []
  for (const { sequence, ...column } of rows) {
    const { rows: at } = await sql<{ last: number; called: boolean }>`
      select last_value as last, is_called as called from ${sql.raw(sequence)}
    `.execute(db)
    counters.push(...at.map((where) => ({ ...column, ...where })))
  }
  return counters
}

export async function setCounter(db: Db, { called, column, last, table }: Counter): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last}::bigint, ${called}::boolean)
  `.execute(db)
}

/** Drops every table, including those that backups leave out. */
export async function dropTables(db: Db): Promise<void> {
  const names = [...(await tablesOf(db)).map(({ table }) => table), ...INTERNAL_TABLES.slice(1)]
  await sql`drop table if exists ${sql.join(names.map((name) => sql.id(name)))}`.execute(db)
}

type ForeignKey = { table: string; name: string; definition: string }

/** Drops the foreign keys, so that rows can be inserted in any order, and returns them. */
export async function dropForeignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace
    order by 1, 2
  `.execute(db)
  for (const { name, table } of rows) {
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(db)
  }
  return rows
}

/** Adds foreign keys again, which checks every row. */
export async function restoreForeignKeys(db: Db, keys: readonly ForeignKey[]): Promise<void> {
  for (const { definition, name, table } of keys) {
    await sql`
      alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}
    `.execute(db)
  }
}
