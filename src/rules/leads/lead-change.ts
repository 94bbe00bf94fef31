import type { NewLeadEvent } from './lead-events.ts'
import { LEAD_STAGES, type LeadStage } from './lead-kinds.ts'

/** What can be changed of many leads at once; what is left out stays. */
export type LeadChange = {
  stage?: LeadStage | undefined
  add_tags?: readonly string[] | undefined
  remove_tags?: readonly string[] | undefined
  /** 'YYYY-MM-DD'; null takes the date away. */
  follow_up_on?: string | null | undefined
  assigned_to?: { agent_id: string; name: string } | null | undefined
  /** That the person is real whose messages are unverified; false takes it back. */
  is_real?: boolean | undefined
}

type Changeable = {
  stage: LeadStage
  follow_up_on: string | null
  assigned_to: string | null
  tags: readonly string[]
  human: HumanMarks
}

/** The person's leads that are unverified, and those that the agent's word made verified. */
export type HumanMarks = { unverified: readonly string[]; marked: readonly string[] }

/** All that follows from a change of one lead. */
export type LeadChanges = {
  set: { stage?: LeadStage; follow_up_on?: string | null; assigned_to?: string | null }
  addTags: string[]
  removeTags: string[]
  /**
   * A client's consent begins, or ends because they aren't a client after all. An undo gives the moment of
   * the move whose effect on it is taken back.
   */
  client: 'begins' | 'ends' | { undoes: Date } | undefined
  human: { is_real: boolean; leads: string[] } | undefined
  events: NewLeadEvent[]
}

/** A lead's last move. */
export type StageMove = { from: LeadStage; to: LeadStage; at: Date }

/**
 * What a change does to a lead; undefined if the lead is that way already, so that a repeat does nothing.
 * With the last move, the change is its undo, unless the lead was moved again since.
 */
export function changesOf(
  lead: Changeable,
  change: LeadChange,
  last?: StageMove
): LeadChanges | undefined {
  const set: LeadChanges['set'] = {}
  const events: NewLeadEvent[] = []
  const { assigned_to, follow_up_on, stage } = change
  if (stage !== undefined && stage !== lead.stage) {
    set.stage = stage
    events.push({ kind: 'stage', data: { from: lead.stage, to: stage } })
  }
  if (follow_up_on !== undefined && follow_up_on !== lead.follow_up_on) {
    set.follow_up_on = follow_up_on
    events.push({ kind: 'follow_up', data: { on: follow_up_on } })
  }
  const to = assigned_to === null ? null : assigned_to?.agent_id
  if (to !== undefined && to !== lead.assigned_to) {
    set.assigned_to = to
    events.push({ kind: 'assigned', data: { to, name: assigned_to?.name ?? '' } })
  }
  const human = humanChange(lead.human, change.is_real)
  if (human) events.push({ kind: 'verified', data: human })
  const removeTags = (change.remove_tags ?? []).filter((tag) => lead.tags.includes(tag))
  const addTags = [...new Set(change.add_tags)].filter((tag) => !lead.tags.includes(tag))
  if (addTags.length + removeTags.length > 0) {
    events.push({ kind: 'tag', data: { added: addTags, removed: removeTags } })
  }
  const isUndo = last?.from === set.stage && last?.to === lead.stage
  const client = last && isUndo ? { undoes: last.at } : clientChange(lead.stage, set.stage)
  if (client === 'begins') events.push({ kind: 'consent', data: { kind: 'client', how: '' } })
  return events.length > 0 ? { set, addTags, removeTags, client, human, events } : undefined
}

function humanChange(
  { marked, unverified }: HumanMarks,
  is_real: boolean | undefined
): LeadChanges['human'] {
  const leads = is_real ? unverified : marked
  return is_real === undefined || leads.length === 0 ? undefined : { is_real, leads: [...leads] }
}

/** The leads that the agent's word made verified, by all that they said about the person, the earliest first. */
export function markedLeads(
  said: readonly { is_real: boolean; leads: readonly string[] }[]
): string[] {
  const marked = new Set<string>()
  for (const { is_real, leads } of said) {
    for (const lead of leads) {
      if (is_real) marked.add(lead)
      else marked.delete(lead)
    }
  }
  return [...marked]
}

/** A closed client remains one for the two years; one who is moved back never was. */
function clientChange(from: LeadStage, to: LeadStage | undefined): LeadChanges['client'] {
  if (to === undefined) return undefined
  if (to === 'client') return 'begins'
  const isBack = LEAD_STAGES.indexOf(to) < LEAD_STAGES.indexOf('client')
  return isBack && (from === 'client' || from === 'closed') ? 'ends' : undefined
}
