import { consentEnds } from '#rules/leads/consent-clock.ts'
import type { LeadChanges } from '#rules/leads/lead-change.ts'
import type { Db } from '../../services/world.ts'
import { deleteTags, insertTags } from './lead-tags.ts'
import { addLeadEvent, type LeadRow } from './leads.ts'
import { updateLead } from './people.ts'
import { addConsents } from './lead-consents.ts'
import { endClientConsent, undoClientConsent } from './person-consents.ts'

/** Writes what a change does to one lead. */
export async function writeLeadChanges(
  tx: Db,
  { language, lead_id, website_id }: LeadRow,
  changes: LeadChanges & { agent_id: string; now: Date }
): Promise<void> {
  const { addTags, agent_id, client, events, human, now, removeTags, set } = changes
  const which = { lead_id, website_id }
  if (Object.keys(set).length > 0) await updateLead(tx, which, set)
  await deleteTags(tx, which, removeTags)
  await insertTags(tx, which, addTags)
  if (human) {
    await tx
      .updateTable('leads')
      .set({ verified: human.is_real })
      .where('website_id', '=', website_id)
      .where('lead_id', 'in', human.leads)
      .execute()
  }
  if (client === 'begins') {
    const ends_at = consentEnds('client', now)
    await addConsents(tx, [{ ...which, kind: 'client', language, given_at: now, ends_at }])
  }
  if (typeof client === 'object') await undoClientConsent(tx, which, { moved: client.undoes, now })
  if (client === 'ends') await endClientConsent(tx, which, now)
  for (const event of events) {
    await addLeadEvent(tx, { ...event, ...which, at: now, by_agent: agent_id })
  }
}
