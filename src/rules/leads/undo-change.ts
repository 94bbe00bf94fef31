import type { LeadStage } from './lead-kinds.ts'

type Before = {
  lead_id: string
  stage: LeadStage
  follow_up_on: string | null
  assigned_to: string | null
  tags: readonly string[]
}
type Tags = readonly (string | undefined)[] | undefined
type Change = {
  stage?: LeadStage | undefined
  follow_up_on?: string | null | undefined
  assigned_to?: string | null | undefined
  add_tags?: Tags
  remove_tags?: Tags
}
type Undo = Omit<Change, 'add_tags' | 'remove_tags'> & {
  add_tags?: string[]
  remove_tags?: string[]
}

/** The changes that bring leads back to what they were; leads that were alike share one. */
export function undoOf(
  before: readonly Before[],
  change: Change
): { lead_ids: string[]; change: Undo }[] {
  const alike = Map.groupBy(before, (lead) => JSON.stringify(backOf(lead, change)))
  return [...alike].map(([back, leads]) => ({
    lead_ids: leads.map(({ lead_id }) => lead_id),
    change: JSON.parse(back) as Undo
  }))
}

function backOf({ assigned_to, follow_up_on, stage, tags }: Before, change: Change): Undo {
  const added = named(change.add_tags).filter((tag) => !tags.includes(tag))
  const removed = named(change.remove_tags).filter((tag) => tags.includes(tag))
  return {
    ...(change.stage !== undefined && { stage }),
    ...(change.follow_up_on !== undefined && { follow_up_on }),
    ...(change.assigned_to !== undefined && { assigned_to }),
    ...(added.length > 0 && { remove_tags: added }),
    ...(removed.length > 0 && { add_tags: removed })
  }
}

function named(tags: Tags): string[] {
  return (tags ?? []).filter((tag) => tag !== undefined)
}
