import { type Kysely, sql } from 'kysely'

/** A member's lists, counts and tags are found in an index alone, as a whole website's are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'drop index leads_held',
  `create index leads_held on leads (website_id, assigned_to, received_at desc, lead_id desc)
    include (stage, kind, verified, is_test, follow_up_on, last_activity_at, source_name)
    where assigned_to is not null and merged_into is null and erased_at is null`
]
