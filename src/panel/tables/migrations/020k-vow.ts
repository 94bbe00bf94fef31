import { type Kysely, sql } from 'kysely'

/** Homes that only registered visitors see, and who has registered. See docs/decisions/0231. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const KINDS = `'contact', 'home', 'homes', 'showing', 'valuation', 'callback', 'search', 'manual', 'import', 'registration'`
const IS_VOW_ONLY = `source = 'reso' and (
  (hidden_reason = 'off-market' and "StandardStatus" = 'Closed')
  or (hidden_reason is null and "StandardStatus" = 'Pending'))`

const STATEMENTS = [
  'alter table leads drop constraint leads_kind_check',
  `alter table leads add constraint leads_kind_check check (kind in (${KINDS})) not valid`,
  'alter table feeds add column is_vow boolean not null default false',
  `update feeds set is_vow = true where kind = 'reso' and website_id is not null
    and (select count(distinct agreements.kind) from agreements
      where agreements.website_id = feeds.website_id and lower(trim(agreements.board)) = lower(trim(feeds.board))
        and turn = 'signed' and agreements.kind in ('data-license', 'vow')) = 2`,
  // What they were sold for was not kept so far.
  `update feed_listings as listed set needs_detail = true from listings, feeds
    where feeds.feed_id = listed.feed_id and feeds.kind = 'reso'
      and listings.source_key = listed.source_key and ${IS_VOW_ONLY}`,
  `update listings set hidden_reason = 'vow-only', hidden_since = now() where ${IS_VOW_ONLY}`,
  `create table site_vow_listings (
    website_id integer not null references websites on delete cascade,
    listing_id integer not null references listings on delete cascade,
    primary key (website_id, listing_id)
  )`,
  'create index site_vow_listings_by_listing on site_vow_listings (listing_id)',
  'alter table site_vow_listings set (parallel_workers = 0)',
  `create table vow_registrations (
    registration_id uuid primary key default gen_random_uuid(),
    website_id integer not null references websites on delete cascade,
    lead_id uuid not null references leads on delete cascade,
    name text not null,
    email text not null,
    email_key text not null,
    language text not null check (language in ('en', 'fr')),
    registered_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    unique (website_id, email_key)
  )`,
  'create index vow_registrations_by_lead on vow_registrations (lead_id)',
  `create table vow_acceptances (
    acceptance_id bigint generated always as identity primary key,
    registration_id uuid not null references vow_registrations on delete cascade,
    website_id integer not null references websites on delete cascade,
    terms_version text not null,
    text_id text not null references consent_texts,
    accepted_at timestamptz not null,
    confirmed_at timestamptz not null
  )`,
  'create index vow_acceptances_by_registration on vow_acceptances (registration_id)',
  `create table vow_links (
    link_id uuid primary key default gen_random_uuid(),
    website_id integer not null references websites on delete cascade,
    name text not null,
    email text not null,
    email_key text not null,
    language text not null check (language in ('en', 'fr')),
    terms_version text,
    text_id text references consent_texts,
    asked_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    check ((terms_version is null) = (text_id is null))
  )`,
  'create index vow_links_by_email on vow_links (website_id, email_key)',
  'create index vow_links_by_expiry on vow_links (expires_at)',
  `create table vow_sessions (
    token_hash text primary key,
    registration_id uuid not null references vow_registrations on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index vow_sessions_by_registration on vow_sessions (registration_id)',
  'create index vow_sessions_by_expiry on vow_sessions (expires_at)'
]
