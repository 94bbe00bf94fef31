import { type Kysely, sql } from 'kysely'

/** Links to a visitor's privacy choices, and what visitors ask of their data. See docs/decisions/0242 and 0243. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table privacy_links (
    link_id uuid primary key default gen_random_uuid(),
    website_id integer not null references websites on delete cascade,
    email text not null,
    email_key text not null,
    language text not null check (language in ('en', 'fr')),
    has_copy boolean not null default false,
    asked_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index privacy_links_by_email on privacy_links (website_id, email_key)',
  'create index privacy_links_by_expiry on privacy_links (expires_at)',
  `create table privacy_requests (
    request_id uuid primary key default gen_random_uuid(),
    website_id integer not null references websites on delete cascade,
    lead_id uuid references leads on delete set null,
    kind text not null check (kind in ('access', 'correction', 'deletion')),
    email text,
    email_key text,
    message text not null default '',
    language text not null check (language in ('en', 'fr')),
    asked_at timestamptz not null,
    due_at timestamptz not null,
    answered_at timestamptz,
    answer text check (answer in ('sent', 'corrected', 'erased', 'declined')),
    answered_by uuid references agents on delete set null,
    check ((answered_at is null) = (answer is null)),
    check (answered_at is not null or email_key is not null)
  )`,
  `create unique index privacy_requests_open on privacy_requests (website_id, email_key, kind)
    where answered_at is null`,
  'create index privacy_requests_by_website on privacy_requests (website_id, due_at)',
  'create index privacy_requests_by_lead on privacy_requests (lead_id)',
  'create index privacy_requests_by_answer on privacy_requests (answered_at)'
]
