import { ENDED_STAGES } from '#rules/leads/lead-kinds.ts'
import type { SequenceEnd } from '#rules/leads/sequences.ts'
import { endEnrolments } from '../../records/leads/end-enrolments.ts'
import { openEnrolment } from '../../records/leads/enrolments.ts'
import { type LeadRow, leadsAtAddress } from '../../records/leads/leads.ts'
import { personLeads } from '../../records/leads/people.ts'
import type { Db } from '../../services/world.ts'

type Ended = { at: Date; why: SequenceEnd; by_agent?: string | null }

/** Takes the person of a lead out of their sequence; how many they left. */
export async function endPersonSequence(
  tx: Db,
  { lead_id, website_id }: Pick<LeadRow, 'lead_id' | 'website_id'>,
  ended: Ended
): Promise<number> {
  const person = await personLeads(tx, { website_id, holder: undefined }, lead_id)
  return endEnrolments(tx, { leads: idsOf(person?.leads ?? []) }, { ...ended, website_id })
}

/** Takes everyone with an address out of their sequences. */
export async function endAddressSequences(
  tx: Db,
  { email_key, website_id }: Pick<LeadRow, 'email_key' | 'website_id'>,
  ended: Ended
): Promise<void> {
  const leads = new Set<string>()
  for (const lead_id of await leadsAtAddress(tx, website_id, email_key)) {
    const person = await personLeads(tx, { website_id, holder: undefined }, lead_id)
    for (const id of idsOf(person?.leads ?? [])) leads.add(id)
  }
  await endEnrolments(tx, { leads: [...leads] }, { ...ended, website_id })
}

type Merged = { main: LeadRow; leads: readonly LeadRow[]; others: readonly LeadRow[] }

/** After a merge, the sequence of the person who stays goes on; the other's does if they had none. */
export async function mergeSequences(
  tx: Db,
  { leads, main, others }: Merged,
  { at, by_agent }: { at: Date; by_agent: string }
): Promise<void> {
  const { stage, website_id } = main
  const merged = { website_id, at, by_agent }
  if (ENDED_STAGES.includes(stage)) {
    await endEnrolments(tx, { leads: idsOf(others) }, { ...merged, why: 'closed' })
  }
  if (await openEnrolment(tx, { website_id, leads: idsOf(leads) })) {
    await endEnrolments(tx, { leads: idsOf(others) }, { ...merged, why: 'merged' })
  }
}

function idsOf(leads: readonly LeadRow[]): string[] {
  return leads.map(({ lead_id }) => lead_id)
}
