import { type Kysely, sql } from 'kysely'

/** People whom the agent keeps apart, and what the columns of imported files are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const WEBSITE = 'website_id integer not null references websites on delete cascade'

const STATEMENTS = [
  // Each pair is two rows, so that it is found from either side.
  `create table leads_apart (
    ${WEBSITE},
    lead_id uuid not null references leads on delete cascade,
    other_id uuid not null references leads on delete cascade,
    primary key (lead_id, other_id)
  )`,
  'create index leads_apart_other on leads_apart (other_id)',
  `create table import_columns (
    ${WEBSITE},
    headings_hash text not null,
    columns jsonb not null,
    used_at timestamptz not null,
    primary key (website_id, headings_hash)
  )`
]
