import { type Kysely, sql } from 'kysely'

/**
 * Forms store leads, and queued emails about messages are renamed. The table of messages stays for this
 * release: processes of the version before still store what visitors send in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `update jobs
    set payload = payload - 'wasChecked'
      || jsonb_build_object('kind', 'lead-received', 'verified', payload -> 'wasChecked')
    where kind = 'send-mail' and payload ->> 'kind' = 'site-message'`,
  'alter table lead_deliveries drop constraint lead_deliveries_state_check',
  `alter table lead_deliveries add constraint lead_deliveries_state_check
    check (state in ('waiting', 'held', 'delivered', 'failed'))`
]
