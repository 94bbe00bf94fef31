import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table go_live (
    agent_id uuid primary key references agents on delete cascade,
    board text,
    signed_on date,
    test_lead_sent_at timestamptz,
    test_lead_received_at timestamptz
  )`,
  'alter table one_time_codes drop constraint one_time_codes_purpose_check',
  `alter table one_time_codes add constraint one_time_codes_purpose_check
    check (purpose in ('lead', 'reset', 'verify'))`
]
