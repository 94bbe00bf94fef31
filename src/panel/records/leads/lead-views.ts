import type { Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { LeadViewsTable } from '../../tables/lead-tables.ts'
import type { OfWebsite } from './people.ts'

type View = Pick<Selectable<LeadViewsTable>, 'filters' | 'name' | 'view_id'>

export function viewsOf(db: Db, { website_id }: OfWebsite): Promise<View[]> {
  return db
    .selectFrom('lead_views')
    .select(['view_id', 'name', 'filters'])
    .where('website_id', '=', website_id)
    .orderBy('created')
    .orderBy('view_id')
    .execute()
}

/** Adds a view, or replaces the filters of the one with this name. */
export async function putView(
  db: Db,
  { website_id }: OfWebsite,
  { filters, name, now }: { name: string; filters: object; now: Date }
): Promise<void> {
  const written = JSON.stringify(filters)
  await db
    .insertInto('lead_views')
    .values({ website_id, name, filters: written, created: now })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'name']).doUpdateSet({ filters: written })
    )
    .execute()
}

/** False if the website has no such view. */
export async function changeView(
  db: Db,
  { website_id }: OfWebsite,
  { filters, name, view_id }: { view_id: string; name: string; filters: object }
): Promise<boolean> {
  const changed = await db
    .updateTable('lead_views')
    .set({ name, filters: JSON.stringify(filters) })
    .where('website_id', '=', website_id)
    .where('view_id', '=', view_id)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** False if the website has no such view. */
export async function removeView(
  db: Db,
  { website_id }: OfWebsite,
  view_id: string
): Promise<boolean> {
  const removed = await db
    .deleteFrom('lead_views')
    .where('website_id', '=', website_id)
    .where('view_id', '=', view_id)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}
