import { type Kysely, sql } from 'kysely'

/** What agents take with them, and where their websites went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table site_exports (
    export_id integer generated always as identity primary key,
    website_id integer not null unique references websites on delete cascade,
    language text not null check (language in ('en', 'fr')),
    state text not null default 'making' check (state in ('making', 'ready', 'failed')),
    asked_at timestamptz not null,
    ended_at timestamptz,
    expires_at timestamptz,
    bytes double precision,
    link_hash text unique,
    link_until timestamptz
  )`,
  `create table site_forwarding (
    website_id integer primary key references websites on delete cascade,
    origin text not null,
    since timestamptz not null,
    until timestamptz not null
  )`,
  // Its hosts answer otherwise from then on, in every process.
  `create trigger site_forwarding_changed after insert or update or delete on site_forwarding
    for each row execute function note_site_change()`
]
