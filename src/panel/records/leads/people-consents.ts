import type { Db } from '../../services/world.ts'
import type { OfWebsite } from './people.ts'
import type { LeadConsentRow } from './person-consents.ts'

export type PersonConsent = Pick<LeadConsentRow, 'ends_at' | 'given_at' | 'kind' | 'withdrawn_at'>

/** The consents of many people with those of the leads that were merged into them, by main lead. */
export async function peopleConsents(
  db: Db,
  { website_id }: OfWebsite,
  main_ids: readonly string[]
): Promise<Map<string, PersonConsent[]>> {
  if (main_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('lead_consents')
    .innerJoin('leads', 'leads.lead_id', 'lead_consents.lead_id')
    .select(({ fn }) => [
      fn.coalesce('leads.merged_into', 'leads.lead_id').as('main_id'),
      'lead_consents.kind',
      'lead_consents.given_at',
      'lead_consents.ends_at',
      'lead_consents.withdrawn_at'
    ])
    .where('lead_consents.website_id', '=', website_id)
    .where('leads.website_id', '=', website_id)
    .where((eb) =>
      eb.or([eb('leads.lead_id', 'in', main_ids), eb('leads.merged_into', 'in', main_ids)])
    )
    .orderBy('lead_consents.consent_id')
    .execute()
  return Map.groupBy(rows, ({ main_id }) => main_id)
}
