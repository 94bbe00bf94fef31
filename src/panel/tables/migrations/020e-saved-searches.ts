import { type Kysely, sql } from 'kysely'

/** Saved searches of visitors, what each was told of, and the emails about new homes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const KINDS = `'contact', 'home', 'homes', 'showing', 'valuation', 'callback', 'search', 'manual', 'import'`

const STATEMENTS = [
  'alter table leads drop constraint leads_kind_check',
  `alter table leads add constraint leads_kind_check check (kind in (${KINDS})) not valid`,
  `create table saved_searches (
    saved_search_id uuid primary key default gen_random_uuid(),
    website_id integer not null references websites on delete cascade,
    query text not null,
    email text not null,
    email_key text not null,
    language text not null check (language in ('en', 'fr')),
    text_id text not null references consent_texts,
    verified boolean not null,
    asked_at timestamptz not null,
    confirmed_at timestamptz,
    lead_id uuid references leads on delete cascade,
    next_at timestamptz,
    unique (website_id, email_key, query)
  )`,
  'create index saved_searches_due on saved_searches (next_at) where next_at is not null',
  'create index saved_searches_unconfirmed on saved_searches (asked_at) where confirmed_at is null',
  'create index saved_searches_lead on saved_searches (lead_id)',
  `create table saved_search_homes (
    saved_search_id uuid not null references saved_searches on delete cascade,
    listing_id integer not null references listings on delete cascade,
    price integer,
    primary key (saved_search_id, listing_id)
  )`,
  'create index saved_search_homes_by_listing on saved_search_homes (listing_id)',
  `alter table bulk_emails
    add column saved_search_id uuid references saved_searches on delete set null,
    add column homes jsonb`,
  'create index bulk_emails_saved_search on bulk_emails (saved_search_id)'
]
