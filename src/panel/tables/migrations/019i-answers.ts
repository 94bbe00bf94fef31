import { type Kysely, sql } from 'kysely'

/** Templates of answers to leads, emails that came in, and addresses that must not be written to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const WEBSITE = 'website_id integer not null references websites on delete cascade'

const STATEMENTS = [
  `create table answer_templates (
    ${WEBSITE},
    template_id text not null,
    language text not null check (language in ('en', 'fr')),
    name text not null,
    subject text not null,
    text text not null,
    deleted_at timestamptz,
    updated timestamptz not null,
    primary key (website_id, template_id)
  )`,
  `create table inbound_emails (
    email_hash text primary key,
    ${WEBSITE},
    received timestamptz not null
  )`,
  'create index inbound_emails_received on inbound_emails (received)',
  `create table email_suppressions (
    ${WEBSITE},
    email_hash text not null,
    reason text not null check (reason in ('unsubscribed', 'bounced', 'complained')),
    at timestamptz not null,
    primary key (website_id, email_hash)
  )`
]
