import { type Kysely, sql } from 'kysely'

/** Campaigns, and the emails of campaigns and sequences, each to one person once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const WEBSITE = 'website_id integer not null references websites on delete cascade'

const STATEMENTS = [
  `create table campaigns (
    campaign_id uuid primary key,
    ${WEBSITE},
    name text not null,
    subject text not null,
    body text not null,
    language text not null check (language in ('en', 'fr')),
    audience jsonb not null,
    version integer not null default 1,
    state text not null default 'draft'
      check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
    send_at timestamptz,
    started_at timestamptz,
    ended_at timestamptz,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  'create index campaigns_website on campaigns (website_id, updated desc)',
  `create index campaigns_open on campaigns (state, send_at) where state in ('scheduled', 'sending')`,
  `create table bulk_emails (
    bulk_email_id uuid primary key default gen_random_uuid(),
    ${WEBSITE},
    campaign_id uuid references campaigns on delete cascade,
    lead_id uuid references leads on delete set null,
    email_hash text not null,
    language text not null check (language in ('en', 'fr')),
    state text not null default 'waiting'
      check (state in ('waiting', 'sent', 'bounced', 'failed', 'left_out')),
    place integer not null,
    due_at timestamptz not null,
    claimed_until timestamptz,
    tries integer not null default 0,
    sent_at timestamptz,
    unsubscribed_at timestamptz,
    answered_at timestamptz,
    unique (campaign_id, email_hash)
  )`,
  `create index bulk_emails_due on bulk_emails (place, bulk_email_id) where state = 'waiting'`,
  'create index bulk_emails_campaign on bulk_emails (campaign_id, state)',
  'create index bulk_emails_lead on bulk_emails (lead_id)'
]
