import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { LeadRow } from './leads.ts'
import type { OfWebsite } from './people.ts'

/**
 * Deletes a person's leads, and with them every row of every table that refers to one. What remains is
 * one row without anything personal, which says that there was a lead and when it was erased.
 */
export async function eraseLeads(
  tx: Db,
  { website_id }: OfWebsite,
  { at, leads, main }: { leads: readonly string[]; main: LeadRow; at: Date }
): Promise<void> {
  await tx
    .deleteFrom('leads')
    .where('website_id', '=', website_id)
    .where('lead_id', 'in', leads)
    .execute()
  const { is_entered, is_test, kind, language, lead_id, received_at, stage, verified } = main
  await tx
    .insertInto('leads')
    .values({
      website_id,
      lead_id,
      kind,
      language,
      stage,
      verified,
      is_test,
      is_entered,
      name: '',
      received_at,
      last_activity_at: at,
      erased_at: at
    })
    .execute()
}

/** Deletes what names these leads without referring to them: jobs, and the saved answers of calls. */
export async function deleteLeadTraces(tx: Db, leads: readonly string[]): Promise<void> {
  const names = (column: string) =>
    sql<boolean>`${sql.ref(column)}::text like any (${leads.map((lead_id) => `%${lead_id}%`)})`
  await tx.deleteFrom('jobs').where(names('payload')).execute()
  await tx.deleteFrom('request_keys').where(names('answer')).execute()
}
