import { type Kysely, sql } from 'kysely'

/** What files said about imported listings, and whose columns are remembered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table listing_imports (
    listing_id integer primary key references listings on delete cascade,
    fields jsonb not null,
    imported_at timestamptz not null
  )`,
  `alter table import_columns add column kind text not null default 'leads'
    check (kind in ('leads', 'listings'))`
]
