import { byName } from '#rules/content/by-name.ts'
import type { Db } from '../../services/world.ts'
import { heldPeople, type LeadScope, type OfWebsite } from './people.ts'

/** The tags of some leads, by lead, in alphabetical order. */
export async function tagsOf(
  db: Db,
  { website_id }: OfWebsite,
  leads: readonly string[]
): Promise<Map<string, string[]>> {
  const tags = new Map<string, string[]>()
  if (leads.length === 0) return tags
  const rows = await db
    .selectFrom('lead_tags')
    .select(['lead_id', 'tag'])
    .where('website_id', '=', website_id)
    .where('lead_id', 'in', leads)
    .execute()
  for (const { lead_id, tag } of rows.toSorted((one, other) => byName(one.tag, other.tag)))
    tags.set(lead_id, [...(tags.get(lead_id) ?? []), tag])
  return tags
}

/** Every tag within a scope, in alphabetical order; a merged person's stand on the lead that stayed. */
export async function websiteTags(db: Db, scope: LeadScope, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_tags')
    .select('tag')
    .distinct()
    .where('website_id', '=', scope.website_id)
    .$if(scope.holder !== undefined, (query) => query.where('lead_id', 'in', heldPeople(db, scope)))
    .orderBy('tag')
    .limit(most)
    .execute()
  return rows.map(({ tag }) => tag).toSorted(byName)
}

export async function insertTags(
  tx: Db,
  { lead_id, website_id }: OfWebsite & { lead_id: string },
  tags: readonly string[]
): Promise<void> {
  if (tags.length === 0) return
  await tx
    .insertInto('lead_tags')
    .values(tags.map((tag) => ({ lead_id, tag, website_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteTags(
  tx: Db,
  { lead_id, website_id }: OfWebsite & { lead_id: string },
  tags: readonly string[]
): Promise<void> {
  if (tags.length === 0) return
  await tx
    .deleteFrom('lead_tags')
    .where('website_id', '=', website_id)
    .where('lead_id', '=', lead_id)
    .where('tag', 'in', tags)
    .execute()
}
