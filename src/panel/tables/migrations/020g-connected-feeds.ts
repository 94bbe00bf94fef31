import { type Kysely, sql } from 'kysely'

/** Feeds that agents connect themselves, the agreements they need, and what became of each listing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table feeds
    add column website_id integer references websites on delete cascade,
    add column board text not null default '',
    add column scope text not null default '',
    add column is_pool boolean not null default false,
    add column is_agreed boolean not null default true,
    add column connected_at timestamptz,
    add column paused_at timestamptz,
    add column removed_at timestamptz,
    add column houses_read_at timestamptz,
    add column told text check (told in ('held', 'hidden', 'refused'))`,
  'alter table feeds drop constraint feeds_root_client_id_key',
  `create unique index feeds_of_website on feeds (root, client_id, website_id)
    nulls not distinct`,
  `alter table feed_destinations add column name text not null default ''`,
  'alter table feed_offices add column read_at timestamptz',
  'alter table feed_members add column read_at timestamptz',
  `create table feed_departures (
    feed_id integer not null,
    destination_id integer not null,
    listing_key text not null,
    "ListingId" text not null,
    seen_at timestamptz,
    gone_at timestamptz not null,
    primary key (feed_id, destination_id, listing_key),
    foreign key (feed_id, destination_id) references feed_destinations on delete cascade
  )`,
  'create index feed_departures_by_number on feed_departures (upper("ListingId"))',
  'create index feed_departures_by_time on feed_departures (gone_at)',
  'alter table listings add column hidden_since timestamptz',
  'create index listings_by_number on listings (upper("ListingId"))',
  `create table agreements (
    agreement_id integer generated always as identity primary key,
    website_id integer not null references websites on delete cascade,
    board text not null,
    kind text not null check (kind in ('data-license', 'idx', 'shared-pool', 'vow')),
    turn text not null check (turn in ('board', 'broker', 'signed', 'vendor', 'you')),
    turn_since timestamptz not null,
    signed_on text,
    link text not null default '',
    note text not null default '',
    remind_on text,
    reminded_for text
  )`,
  'create unique index agreements_of_website on agreements (website_id, lower(board), kind)',
  'create index agreements_to_remind on agreements (remind_on) where remind_on is not null'
]
