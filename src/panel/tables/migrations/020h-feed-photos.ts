import { type Kysely, sql } from 'kysely'

/** Photographs of feeds' listings, kept for a while once somebody has looked at them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table feeds add column media_hosts text not null default ''`,
  'alter table listing_media add column fetch_key text',
  // As feedPhotoKey makes it of a photograph whose change isn't known.
  `update listing_media set fetch_key = encode(sha256(convert_to("MediaURL" || ' ', 'UTF8')), 'hex')
    where "MediaURL" is not null`,
  'create index listing_media_by_fetch_key on listing_media (fetch_key) where fetch_key is not null',
  `create table feed_photos (
    fetch_key text primary key,
    width integer not null default 0,
    height integer not null default 0,
    colour text check (colour ~ '^#[0-9a-f]{6}$'),
    asked_at timestamptz not null,
    fetched_at timestamptz,
    next_try_at timestamptz not null,
    failures integer not null default 0,
    why text
  )`,
  'create index feed_photos_by_next_try on feed_photos (next_try_at)',
  `create table feed_photo_files (
    fetch_key text not null references feed_photos on delete cascade,
    width integer not null,
    format text not null check (format in ('avif', 'webp', 'jpeg')),
    bytes bytea not null,
    primary key (fetch_key, width, format)
  )`
]
