import { type Kysely, sql } from 'kysely'

/** How much each picture stores, and its dominant colour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table site_media
    add column stored integer not null default 0,
    add column colour text check (colour ~ '^#[0-9a-f]{6}$')`,
  // Reads no bytes: the length of what is stored apart is in its row.
  `update site_media set stored = coalesce((
    select sum(octet_length(file.bytes)) from site_media_files as file
    where file.website_id = site_media.website_id and file.sha256 = site_media.sha256
  ), 0)`
]
