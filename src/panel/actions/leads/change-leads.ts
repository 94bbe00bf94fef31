import type { AnswerOf } from '#contract/endpoint.ts'
import type { changeLeads as call } from '#contract/leads/change-leads.ts'
import { messageFrom } from '#messages/language.ts'
import { leadRefusals } from '#messages/refusals/leads.ts'
import { changesOf, type HumanMarks, type LeadChange } from '#rules/leads/lead-change.ts'
import { TAGS_MAX } from '#rules/leads/person-limits.ts'
import { endByStage } from '#rules/leads/sequences.ts'
import { writeLeadChanges } from '../../records/leads/change-leads.ts'
import { lastMove } from '../../records/leads/lead-events.ts'
import { leadsByIds } from '../../records/leads/lead-rows.ts'
import { personLeads } from '../../records/leads/people.ts'
import { lockTeam } from '../../records/team/team-settings.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { tellHolder } from '../team/tell-holder.ts'
import { endPersonSequence } from './end-sequences.ts'
import { noLead } from './find-person.ts'
import { readHumanMarks } from './human-marks.ts'
import type { LeadAccess } from './lead-access.ts'
import { logLeads } from './log-access.ts'
import { leadMembers } from './lead-members.ts'
import { writeLead } from './write-lead.ts'

type Change = Omit<LeadChange, 'assigned_to'> & { assigned_to?: string | null | undefined }

/** Changes leads in the same way, all or none. @throws Refused if none of them exists, or one gets too many tags. */
export async function changeLeads(
  world: World,
  access: LeadAccess,
  { is_undo, lead_ids, ...asked }: Change & { is_undo?: boolean; lead_ids: readonly string[] }
): Promise<Omit<AnswerOf<typeof call>, 'api_status' | 'message'>> {
  const now = world.clock()
  const ids = [...new Set(lead_ids.map((id) => id.toLowerCase()))]
  return inTransaction(world.db, async (tx) => {
    const inside = { ...world, db: tx }
    const change = { ...asked, assigned_to: await memberOf(inside, access, asked.assigned_to) }
    const leads = await leadsByIds(tx, access, ids, { lock: true })
    if (leads.length === 0) throw noLead()
    const changed: string[] = []
    const given: string[] = []
    let left = 0
    for (const { row, tags } of leads) {
      const last = is_undo ? await lastMove(tx, row) : undefined
      const isOfHuman = asked.is_real !== undefined
      const human = isOfHuman ? await humanOf(tx, access, row.lead_id) : NOTHING_SAID
      const changes = changesOf({ ...row, human, tags }, change, last)
      if (!changes) continue
      const tagged = tags.length - changes.removeTags.length + changes.addTags.length
      if (changes.addTags.length > 0 && tagged > TAGS_MAX) throw tooManyTags()
      await writeLeadChanges(tx, row, { ...changes, agent_id: access.agent_id, now })
      const why = changes.set.stage && !is_undo && endByStage(changes.set.stage)
      const by = { at: now, by_agent: access.agent_id }
      if (why) left += await endPersonSequence(tx, row, { ...by, why })
      changed.push(row.lead_id)
      if (changes.set.assigned_to !== undefined) given.push(row.lead_id)
    }
    const isAssigned = asked.assigned_to !== undefined
    await logLeads(inside, access, isAssigned ? 'assigned' : 'changed', changed)
    if (asked.assigned_to)
      await tellHolder(inside, access, { to: asked.assigned_to, lead_ids: given })
    const data = (await leadsByIds(tx, access, ids)).map(({ row, tags }) => writeLead(row, tags))
    const missing_count = ids.length - leads.length
    return { data, changed, missing_count, left_sequence_count: left }
  })
}

const NOTHING_SAID: HumanMarks = { marked: [], unverified: [] }

async function humanOf(tx: Db, access: LeadAccess, lead_id: string): Promise<HumanMarks> {
  const person = await personLeads(tx, access, lead_id)
  return person ? readHumanMarks(tx, person) : NOTHING_SAID
}

function tooManyTags(): Refused {
  const message = messageFrom(leadRefusals, (t) => t.tooManyTags(TAGS_MAX))
  return new Refused(message, 409, { errors: { add_tags: message } })
}

async function memberOf(world: World, access: LeadAccess, agent_id: string | null | undefined) {
  if (agent_id === undefined || agent_id === null) return agent_id
  // Nobody leaves the team meanwhile.
  if (access.isLogged) await lockTeam(world.db, access.website_id)
  const member = (await leadMembers(world, access)).find((one) => one.agent_id === agent_id)
  if (member) return member
  const message = messageFrom(leadRefusals, (t) => t.noSuchMember)
  throw new Refused(message, 400, { errors: { assigned_to: message } })
}
