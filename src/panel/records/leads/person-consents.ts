import type { Selectable } from 'kysely'
import type { LeadConsentsTable } from '../../tables/lead-tables.ts'
import type { Db } from '../../services/world.ts'
import type { OfWebsite } from './people.ts'

export type LeadConsentRow = Selectable<LeadConsentsTable>

export function consentsOf(
  db: Db,
  { website_id }: OfWebsite,
  leads: readonly string[]
): Promise<LeadConsentRow[]> {
  return db
    .selectFrom('lead_consents')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('lead_id', 'in', leads)
    .orderBy('consent_id')
    .execute()
}

/** Withdraws the consents of some leads that are not yet; their number. */
export async function withdrawConsents(
  tx: Db,
  { website_id }: OfWebsite,
  { at, leads }: { at: Date; leads: readonly string[] }
): Promise<number> {
  const withdrawn = await tx
    .updateTable('lead_consents')
    .set({ withdrawn_at: at })
    .where('website_id', '=', website_id)
    .where('lead_id', 'in', leads)
    .where('withdrawn_at', 'is', null)
    .returning('consent_id')
    .execute()
  return withdrawn.length
}

/** Ends what being a client allowed. */
export async function endClientConsent(
  tx: Db,
  { lead_id, website_id }: OfWebsite & { lead_id: string },
  now: Date
): Promise<void> {
  await tx
    .updateTable('lead_consents')
    .set({ ends_at: now })
    .where('website_id', '=', website_id)
    .where('lead_id', '=', lead_id)
    .where('kind', '=', 'client')
    .where('ends_at', '>', now)
    .execute()
}
