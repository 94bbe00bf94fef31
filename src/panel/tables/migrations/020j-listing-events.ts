import { type Kysely, sql } from 'kysely'

/** What CREA is told of its listings, until it has been. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table listing_events (
    event_id bigint generated always as identity primary key,
    destination_id integer not null,
    listing_key text not null,
    event text not null check (event in ('view', 'click', 'email')),
    visitor uuid not null,
    language text not null check (language in ('en', 'fr')),
    noted_at timestamptz not null,
    leased_until timestamptz
  )`,
  'create index listing_events_by_time on listing_events (noted_at)'
]
