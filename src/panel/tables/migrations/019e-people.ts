import { type Kysely, sql } from 'kysely'

/** Merges that can be undone, consents that agents record, erased people, and the morning summary. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const WEBSITE = 'website_id integer not null references websites on delete cascade'

const STATEMENTS = [
  `alter table leads
    add column merged_via uuid references leads on delete set null,
    add column merge_gave jsonb`,
  `alter table lead_consents add column how text not null default ''`,
  // The morning summary is dated by website.
  'alter table lead_tasks drop column reminded_on',
  `create table erased_people (
    ${WEBSITE},
    hash text not null,
    erased_at timestamptz not null,
    primary key (website_id, hash)
  )`,
  `create table lead_settings (
    website_id integer primary key references websites on delete cascade,
    morning_summary boolean not null default true,
    summary_day text,
    summary_at timestamptz
  )`
]
