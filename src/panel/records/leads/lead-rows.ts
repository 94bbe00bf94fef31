import type { Db } from '../../services/world.ts'
import { firstAnswer } from './first-answer.ts'
import { tagsOf } from './lead-tags.ts'
import type { LeadRow } from './leads.ts'
import { isHeld, type LeadScope } from './people.ts'

export type TaggedLead = { row: LeadRow; tags: string[] }

/** These leads in this order; those that don't exist, were merged or aren't within the scope are left out. */
export async function leadsByIds(
  db: Db,
  scope: LeadScope,
  lead_ids: readonly string[],
  { lock = false } = {}
): Promise<TaggedLead[]> {
  if (lead_ids.length === 0) return []
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .select(firstAnswer.as('first_answer_at'))
    .where('website_id', '=', scope.website_id)
    .where('lead_id', 'in', lead_ids)
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null)
    .where(isHeld(scope))
    // In the same order everywhere, so that two changes never wait for each other.
    .orderBy('lead_id')
    .$if(lock, (query) => query.forUpdate())
    .execute()
  const found = new Map(rows.map((row) => [row.lead_id, row]))
  const tags = await tagsOf(db, scope, [...found.keys()])
  return lead_ids.flatMap((lead_id) => {
    const row = found.get(lead_id)
    return row ? [{ row, tags: tags.get(lead_id) ?? [] }] : []
  })
}
