import { type Kysely, sql } from 'kysely'

/** PDFs that agents upload for their listings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table listing_documents (
    website_id integer not null references websites on delete cascade,
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    bytes integer not null,
    content bytea not null,
    created timestamptz not null,
    primary key (website_id, sha256)
  )`
]
