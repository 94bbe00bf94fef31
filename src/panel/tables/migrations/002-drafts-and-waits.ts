import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table setup_drafts (
    agent_id uuid primary key references agents on delete cascade,
    draft jsonb not null,
    revision integer not null,
    device text not null,
    updated_at timestamptz not null
  )`,
  `create table failed_logins (
    key text primary key,
    failures integer not null,
    last_at timestamptz not null,
    opens_at timestamptz not null
  )`
]
