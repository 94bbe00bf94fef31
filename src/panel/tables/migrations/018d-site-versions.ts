import { type Kysely, sql } from 'kysely'

/** Undo of a published website, and the name of a column that no release has used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table sites add column can_undo boolean not null default false',
  // Written with each save that goes into the version.
  'alter table site_versions rename column created to updated'
]
