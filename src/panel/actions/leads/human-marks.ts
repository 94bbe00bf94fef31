import { type HumanMarks, markedLeads } from '#rules/leads/lead-change.ts'
import { humanMarks } from '../../records/leads/lead-events.ts'
import type { PersonLeads } from '../../records/leads/people.ts'
import type { Db } from '../../services/world.ts'

/** Which of a person's leads are unverified, and which the agent's word made verified. */
export async function readHumanMarks(db: Db, { leads, main }: PersonLeads): Promise<HumanMarks> {
  const ids = leads.map(({ lead_id }) => lead_id)
  const unverified = leads.filter(({ verified }) => !verified).map(({ lead_id }) => lead_id)
  const said = await humanMarks(db, main, ids)
  return { unverified, marked: markedLeads(said).filter((lead_id) => ids.includes(lead_id)) }
}
