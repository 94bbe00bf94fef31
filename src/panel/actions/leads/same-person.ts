import { messageFrom } from '#messages/language.ts'
import { leadPersonRefusals } from '#messages/refusals/lead-person.ts'
import { mergeLeads, separateLead } from '#rules/leads/merge-leads.ts'
import { addLeadsApart, deleteLeadsApart } from '../../records/leads/leads-apart.ts'
import { deleteTags, insertTags, tagsOf } from '../../records/leads/lead-tags.ts'
import { addLeadEvent, type LeadRow } from '../../records/leads/leads.ts'
import { lockPeople, personLeads, updateLead } from '../../records/leads/people.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { mergeSequences } from './end-sequences.ts'
import { findPerson } from './find-person.ts'
import type { LeadAccess } from './lead-access.ts'

/** Merges another person into this one. Merging the same people again does nothing. */
export async function mergePerson(
  { clock, db }: World,
  access: LeadAccess,
  { lead_id, other_id }: { lead_id: string; other_id: string }
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPeople(tx, access)
    const { leads, main } = await findPerson(tx, access, lead_id)
    const { leads: others, main: other } = await findPerson(tx, access, other_id)
    if (main.lead_id === other.lead_id) return
    const all = await withTags(tx, access, [...leads, ...others])
    await deleteLeadsApart(tx, access, { leads: idsOf(leads), others: idsOf(others) })
    await save(tx, access, all, mergeLeads(all, main.lead_id, other.lead_id))
    await addLeadEvent(tx, {
      website_id: access.website_id,
      lead_id: main.lead_id,
      kind: 'merged',
      data: { lead_id: other.lead_id, name: other.name },
      by_agent: access.agent_id,
      at: clock()
    })
    await mergeSequences(tx, { main, leads, others }, { at: clock(), by_agent: access.agent_id })
  })
}

/**
 * Takes a merged lead out of its person again, with what had been merged into it before, and answers the
 * person that it leaves, or the one that left to a member who doesn't have the first any more. They aren't offered as one person again. @throws Refused with 409 if it isn't merged into a main lead.
 */
export function separatePerson(
  { clock, db }: World,
  access: LeadAccess,
  lead_id: string
): Promise<string> {
  return inTransaction(db, async (tx) => {
    await lockPeople(tx, access)
    const { leads, main } = await findPerson(tx, access, lead_id)
    const leaving = leads.find((lead) => lead.lead_id === lead_id)
    if (leaving?.merged_via !== main.lead_id) {
      throw new Refused(
        messageFrom(leadPersonRefusals, (t) => t.notMerged),
        409
      )
    }
    const all = await withTags(tx, access, leads)
    await save(tx, access, all, separateLead(all, lead_id))
    await addLeadsApart(tx, access, [main.lead_id, lead_id])
    await addLeadEvent(tx, {
      website_id: access.website_id,
      lead_id: main.lead_id,
      kind: 'separated',
      data: { lead_id, name: leaving.name },
      by_agent: access.agent_id,
      at: clock()
    })
    return (await personLeads(tx, access, main.lead_id)) ? main.lead_id : lead_id
  })
}

/** Two people with the same address or number aren't offered as one person any more. */
export async function keepApart(
  { db }: World,
  access: LeadAccess,
  { lead_id, other_id }: { lead_id: string; other_id: string }
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPeople(tx, access)
    const { main } = await findPerson(tx, access, lead_id)
    const { main: other } = await findPerson(tx, access, other_id)
    if (main.lead_id !== other.lead_id)
      await addLeadsApart(tx, access, [main.lead_id, other.lead_id])
  })
}

const idsOf = (leads: readonly LeadRow[]): string[] => leads.map(({ lead_id }) => lead_id)

type Tagged = LeadRow & { tags: string[] }

async function withTags(tx: Db, access: LeadAccess, leads: readonly LeadRow[]): Promise<Tagged[]> {
  const tags = await tagsOf(
    tx,
    access,
    leads.map(({ lead_id }) => lead_id)
  )
  return leads.map((lead) => ({ ...lead, tags: tags.get(lead.lead_id) ?? [] }))
}

/** Writes the leads that are not as they were. */
async function save(
  tx: Db,
  { website_id }: LeadAccess,
  before: readonly Tagged[],
  after: readonly Tagged[]
): Promise<void> {
  for (const [index, lead] of after.entries()) {
    const was = before[index]
    if (!was || was === lead) continue
    const { assigned_to, follow_up_on, lead_id, merge_gave, merged_into, merged_via } = lead
    const which = { lead_id, website_id }
    await updateLead(tx, which, {
      assigned_to,
      follow_up_on,
      merged_into,
      merged_via,
      merge_gave: merge_gave && JSON.stringify(merge_gave)
    })
    await insertTags(
      tx,
      which,
      lead.tags.filter((tag) => !was.tags.includes(tag))
    )
    await deleteTags(
      tx,
      which,
      was.tags.filter((tag) => !lead.tags.includes(tag))
    )
  }
}
