import { type Kysely, sql } from 'kysely'

/** Tells leads that an agent entered from visitors' messages, whatever they are about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column is_entered boolean not null default false`.execute(db)
  await sql`
    update leads set is_entered = true
    where kind in ('manual', 'import') or exists (
      select from lead_events as event where event.lead_id = leads.lead_id
        and event.kind = 'received' and event.by_agent is not null
    )
  `.execute(db)
}
