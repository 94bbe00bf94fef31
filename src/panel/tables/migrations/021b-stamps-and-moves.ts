import { type Kysely, sql } from 'kysely'

/** What brokers of record were asked to approve, and agents' moves to another brokerage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table site_stamps (
    stamp_id integer generated always as identity primary key,
    website_id integer not null references websites on delete cascade,
    version integer not null,
    token_hash text not null unique,
    asked_name text not null,
    asked_email text not null,
    findings jsonb not null,
    created timestamptz not null,
    expires timestamptz not null,
    revoked_at timestamptz,
    decision text check (decision in ('approved', 'changes')),
    decided_at timestamptz,
    decided_name text,
    decided_email text,
    remarks jsonb not null default '[]'
  )`,
  'create index site_stamps_by_website on site_stamps (website_id)',
  `create table brokerage_moves (
    move_id integer generated always as identity primary key,
    website_id integer not null references websites on delete cascade,
    move_at timestamptz not null,
    details jsonb not null,
    broker_name text not null,
    broker_email text not null,
    created timestamptz not null,
    cancelled_at timestamptz,
    done_at timestamptz,
    record jsonb
  )`,
  'create index brokerage_moves_by_website on brokerage_moves (website_id)',
  `create unique index brokerage_moves_planned on brokerage_moves (website_id)
    where done_at is null and cancelled_at is null`
]
