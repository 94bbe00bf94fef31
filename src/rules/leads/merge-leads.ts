/** What a lead gave to the one that it was merged into, and takes back when they are separated. */
export type MergeGave = {
  tags: string[]
  follow_up_on: string | null
  /** Missing in one of an earlier version. */
  assigned_to?: string | null
}

export type Mergeable = {
  lead_id: string
  /** The person's main lead; null for the main lead itself. */
  merged_into: string | null
  /** The lead that it was merged into by the agent, which may have been merged further. */
  merged_via: string | null
  merge_gave: MergeGave | null
  tags: readonly string[]
  follow_up_on: string | null
  /** The agent who has the person; null for nobody. */
  assigned_to: string | null
}

/**
 * The leads of two people after one main lead was merged into the other. The main one keeps its stage
 * and details, gets the other's tags, and the other's follow-up and agent if it had none: nobody loses their client.
 */
export function mergeLeads<Lead extends Mergeable>(
  leads: readonly Lead[],
  main_id: string,
  other_id: string
): Lead[] {
  const main = leads.find(({ lead_id }) => lead_id === main_id)
  const other = leads.find(({ lead_id }) => lead_id === other_id)
  if (!main || !other) return [...leads]
  const gave = {
    tags: other.tags.filter((tag) => !main.tags.includes(tag)),
    follow_up_on: main.follow_up_on === null ? other.follow_up_on : null,
    assigned_to: main.assigned_to === null ? other.assigned_to : null
  }
  return leads.map((lead) => {
    if (lead === main) {
      const follow_up_on = main.follow_up_on ?? gave.follow_up_on
      const assigned_to = main.assigned_to ?? gave.assigned_to
      return { ...main, assigned_to, follow_up_on, tags: [...main.tags, ...gave.tags] }
    }
    if (lead === other) {
      return { ...other, merged_into: main_id, merged_via: main_id, merge_gave: gave }
    }
    return lead.merged_into === other_id ? { ...lead, merged_into: main_id } : lead
  })
}

/** The leads of a person after one that was merged into the main lead left, with those merged into it. */
export function separateLead<Lead extends Mergeable>(
  leads: readonly Lead[],
  lead_id: string
): Lead[] {
  const leaving = leads.find((lead) => lead.lead_id === lead_id)
  const main = leads.find((lead) => lead.lead_id === leaving?.merged_via)
  if (!leaving || !main || main.merged_into !== null) return [...leads]
  const others = leads.filter(
    (lead) => lead.merged_via === main.lead_id && lead.lead_id !== lead_id
  )
  const { assigned_to = null, follow_up_on = null, tags = [] } = leaving.merge_gave ?? {}
  const takesFollowUp = follow_up_on !== null && main.follow_up_on === follow_up_on
  const next = takesFollowUp ? earliestFollowUp(others) : undefined
  const takesAgent = assigned_to !== null && main.assigned_to === assigned_to
  const nextHeld = takesAgent ? others.find((other) => other.assigned_to !== null) : undefined
  const heirs = new Map(
    tags.map((tag) => [tag, others.find((other) => other.tags.includes(tag))?.lead_id])
  )
  const leavers = withMergedInto(leads, lead_id)
  return leads.map((lead) => {
    if (lead === main) {
      return {
        ...main,
        assigned_to: takesAgent ? (nextHeld?.assigned_to ?? null) : main.assigned_to,
        follow_up_on: takesFollowUp ? (next?.follow_up_on ?? null) : main.follow_up_on,
        tags: main.tags.filter((tag) => !heirs.has(tag) || heirs.get(tag) !== undefined)
      }
    }
    if (lead === leaving) return { ...lead, merged_into: null, merged_via: null, merge_gave: null }
    if (leavers.has(lead.lead_id)) return { ...lead, merged_into: lead_id }
    const inherited = tags.filter((tag) => heirs.get(tag) === lead.lead_id)
    if (inherited.length === 0 && lead !== next && lead !== nextHeld) return lead
    const gave = lead.merge_gave ?? { tags: [], follow_up_on: null }
    return {
      ...lead,
      merge_gave: {
        tags: [...gave.tags, ...inherited],
        follow_up_on: lead === next ? lead.follow_up_on : gave.follow_up_on,
        assigned_to: lead === nextHeld ? lead.assigned_to : (gave.assigned_to ?? null)
      }
    }
  })
}

function earliestFollowUp<Lead extends Mergeable>(leads: readonly Lead[]): Lead | undefined {
  const days = leads.flatMap(({ follow_up_on }) => follow_up_on ?? []).sort()
  return leads.find(({ follow_up_on }) => follow_up_on !== null && follow_up_on === days[0])
}

/** The leads that were merged into one, and those merged into them. */
function withMergedInto(leads: readonly Mergeable[], lead_id: string): Set<string> {
  const found = new Set([lead_id])
  for (let size = 0; size !== found.size;) {
    size = found.size
    for (const lead of leads) {
      if (lead.merged_via !== null && found.has(lead.merged_via)) found.add(lead.lead_id)
    }
  }
  found.delete(lead_id)
  return found
}
