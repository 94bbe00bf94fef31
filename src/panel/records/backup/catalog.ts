import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'

/** A table and its columns with their types, as SQL writes them. */
export type TableShape = { table: string; columns: { name: string; type: string }[] }

/** The migrator's own, and the one that proves a start's flush. */
const OF_THE_MACHINE = ['durability_check', 'kysely_migration', 'kysely_migration_lock']

/** Every table with rows of the panel's, as the database itself tells: one that a migration adds is never forgotten. */
export async function tablesOf(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname as "table",
      jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname not in (${sql.join(OF_THE_MACHINE)})
    group by c.relname order by c.relname
  `.execute(db)
  return rows
}

export type Counter = { table: string; column: string; last: number; called: boolean }

/** Where the numbers that the database gives out itself have got to. */
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
  for (const { sequence, ...of } of rows) {
    const { rows: at } = await sql<{ last: number; called: boolean }>`
      select last_value as last, is_called as called from ${sql.raw(sequence)}
    `.execute(db)
    counters.push(...at.map((where) => ({ ...of, ...where })))
  }
  return counters
}

export async function setCounter(db: Db, { called, column, last, table }: Counter): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last}::bigint, ${called}::boolean)
  `.execute(db)
}

/** Takes every table away, the migrator's too. */
export async function dropTables(db: Db): Promise<void> {
  const names = [...(await tablesOf(db)).map(({ table }) => table), ...OF_THE_MACHINE.slice(1)]
  await sql`drop table if exists ${sql.join(names.map((name) => sql.id(name)))}`.execute(db)
}

type ForeignKey = { table: string; name: string; definition: string }

/** Takes the foreign keys away, so that rows may come in any order, and answers how to put them back. */
export async function liftForeignKeys(db: Db): Promise<ForeignKey[]> {
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

/** Puts them back; the database then looks at every row. */
export async function putForeignKeysBack(db: Db, keys: readonly ForeignKey[]): Promise<void> {
  for (const { definition, name, table } of keys) {
    await sql`
      alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}
    `.execute(db)
  }
}
