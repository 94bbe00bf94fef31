import { type Kysely, sql } from 'kysely'

/** Feeds of listings: accounts, their data feeds, and which listing is in which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table feeds (
    feed_id integer generated always as identity primary key,
    kind text not null check (kind in ('ddf', 'reso')),
    root text not null,
    token_url text,
    client_id text not null default '',
    sealed_secret text not null,
    failures integer not null default 0,
    why text,
    last_poll_at timestamptz,
    next_poll_at timestamptz not null,
    unique (root, client_id)
  )`,
  `create table feed_destinations (
    feed_id integer not null references feeds on delete cascade,
    destination_id integer not null,
    website_id integer references websites on delete set null,
    listed_at timestamptz,
    held_since timestamptz,
    watermark_at timestamptz,
    primary key (feed_id, destination_id)
  )`,
  'create index feed_destinations_by_website on feed_destinations (website_id)',
  `create table feed_listings (
    feed_id integer not null,
    destination_id integer not null,
    listing_key text not null,
    source_key text not null,
    modified_at timestamptz,
    needs_detail boolean not null default true,
    primary key (feed_id, destination_id, listing_key),
    foreign key (feed_id, destination_id) references feed_destinations on delete cascade
  )`,
  'create index feed_listings_by_source_key on feed_listings (source_key)',
  'create index feed_listings_unread on feed_listings (feed_id, listing_key) where needs_detail',
  `create table feed_offices (
    feed_id integer not null references feeds on delete cascade,
    office_key text not null,
    name text not null,
    phone text not null default '',
    primary key (feed_id, office_key)
  )`,
  `create table feed_members (
    feed_id integer not null references feeds on delete cascade,
    member_key text not null,
    name text not null,
    phone text not null default '',
    primary key (feed_id, member_key)
  )`
]
