import { consentEnds } from '#rules/leads/consent-clock.ts'
import type { Db } from '../../services/world.ts'
import type { OfWebsite } from './people.ts'

/** Those of some addresses whose people withdrew a consent, whichever way. */
export async function withdrawnAmong(
  db: Db,
  { website_id }: OfWebsite,
  emails: readonly string[]
): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await db
    .selectFrom('leads')
    .innerJoin('lead_consents', 'lead_consents.lead_id', 'leads.lead_id')
    .select('leads.email_key')
    .distinct()
    .where('leads.website_id', '=', website_id)
    .where('leads.email_key', 'in', emails)
    .where('lead_consents.withdrawn_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ email_key }) => email_key))
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

/** Takes back what a move did: a consent that began with it ends, and one that it ended goes on. */
export async function undoClientConsent(
  tx: Db,
  { lead_id, website_id }: OfWebsite & { lead_id: string },
  { moved, now }: { moved: Date; now: Date }
): Promise<void> {
  const ofClient = tx
    .updateTable('lead_consents')
    .where('website_id', '=', website_id)
    .where('lead_id', '=', lead_id)
    .where('kind', '=', 'client')
  const ended = await tx
    .selectFrom('lead_consents')
    .select(['consent_id', 'given_at'])
    .where('website_id', '=', website_id)
    .where('lead_id', '=', lead_id)
    .where('kind', '=', 'client')
    .where('ends_at', '=', moved)
    .execute()
  await ofClient
    .set({ ends_at: now })
    .where('given_at', '=', moved)
    .where('ends_at', '>', now)
    .execute()
  for (const { consent_id, given_at } of ended) {
    const ends_at = consentEnds('client', given_at)
    await ofClient.set({ ends_at }).where('consent_id', '=', consent_id).execute()
  }
}
