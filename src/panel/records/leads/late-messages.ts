import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'

/**
 * Makes leads of messages that a process of the version before stored since the tables were migrated, and
 * renames its emails about them. The next release drops the table, and with it this.
 */
export async function takeOverMessages({ db }: { db: Db }): Promise<void> {
  await sql`
    with late as (delete from site_messages returning *),
      made as (
        insert into leads (website_id, kind, name, email, phone, email_key, phone_key, address, message, page,
          language, verified, received_at, last_activity_at, request_key)
        select website_id, kind, name, email, phone, email, phone, address, message, page,
          language, was_checked, created, created, coalesce(request_key, 'message-' || message_id)
        from late
        on conflict (website_id, request_key) do nothing
        returning website_id, lead_id, language, received_at, request_key
      ),
      received as (
        insert into lead_events (website_id, lead_id, kind, data, at)
        select m.website_id, m.lead_id, 'received', jsonb_build_object('agreed_to', l.consent), m.received_at
        from made m
        join late l on l.website_id = m.website_id
          and m.request_key = coalesce(l.request_key, 'message-' || l.message_id)
      )
    insert into lead_consents (website_id, lead_id, kind, language, given_at, ends_at)
    select website_id, lead_id, 'inquiry', language, received_at, received_at + interval '6 months' from made
  `.execute(db)
  await sql`
    update jobs
    set payload = payload - 'wasChecked'
      || jsonb_build_object('kind', 'lead-received', 'verified', payload -> 'wasChecked')
    where kind = 'send-mail' and state = 'ready' and payload ->> 'kind' = 'site-message'
  `.execute(db)
}
