import { type Kysely, sql } from 'kysely'

/** Tests of websites' forms, connectors that leads are passed on by, and a second address for leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const WEBSITE = 'website_id integer not null references websites on delete cascade'

const STATEMENTS = [
  `create table form_checks (
    ${WEBSITE},
    checked_by text not null check (checked_by in ('agent', 'watchdog')),
    state text not null check (state in ('passed', 'failed')),
    step text not null,
    checked_at timestamptz not null,
    primary key (website_id, checked_by)
  )`,
  `create table lead_connectors (
    ${WEBSITE},
    kind text not null check (kind in ('webhook', 'follow_up_boss')),
    url text not null default '',
    sealed text not null,
    previous_sealed text,
    previous_until timestamptz,
    is_on boolean not null default true,
    updated timestamptz not null,
    primary key (website_id, kind)
  )`,
  `create table lead_bounces (
    ${WEBSITE},
    address text not null,
    code text not null,
    bounced_at timestamptz not null,
    primary key (website_id)
  )`,
  `alter table lead_settings add column second_address text not null default ''`,
  `delete from jobs
    where kind = 'send-mail' and state = 'ready' and payload ->> 'kind' = 'test-lead'`
]
