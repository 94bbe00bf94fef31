import { type Kysely, sql } from 'kysely'

/** Forms store leads: the table of messages before them goes, and queued emails about them are renamed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'drop table site_messages',
  `create table form_checks (
    website_id integer not null references websites on delete cascade,
    checked_by text not null check (checked_by in ('agent', 'watchdog')),
    state text not null check (state in ('passed', 'failed')),
    step text not null,
    checked_at timestamptz not null,
    primary key (website_id, checked_by)
  )`,
  `update jobs
    set payload = payload - 'wasChecked'
      || jsonb_build_object('kind', 'lead-received', 'verified', payload -> 'wasChecked')
    where kind = 'send-mail' and payload ->> 'kind' = 'site-message'`,
  `delete from jobs
    where kind = 'send-mail' and state = 'ready' and payload ->> 'kind' = 'test-lead'`,
  'alter table lead_deliveries drop constraint lead_deliveries_state_check',
  `alter table lead_deliveries add constraint lead_deliveries_state_check
    check (state in ('waiting', 'held', 'delivered', 'failed'))`
]
