import type { Db } from '../../services/world.ts'
import type { OfWebsite } from './people.ts'

/** The confirmed searches of many people with those of the leads that were merged into them, by main lead. */
export async function peopleSearches(
  db: Db,
  { website_id }: OfWebsite,
  main_ids: readonly string[]
): Promise<Map<string, { query: string }[]>> {
  if (main_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('saved_searches')
    .innerJoin('leads', 'leads.lead_id', 'saved_searches.lead_id')
    .select(({ fn }) => [
      fn.coalesce('leads.merged_into', 'leads.lead_id').as('main_id'),
      'saved_searches.query'
    ])
    .where('saved_searches.website_id', '=', website_id)
    .where('leads.website_id', '=', website_id)
    .where('confirmed_at', 'is not', null)
    .where((eb) =>
      eb.or([eb('leads.lead_id', 'in', main_ids), eb('leads.merged_into', 'in', main_ids)])
    )
    .orderBy('confirmed_at')
    .orderBy('saved_search_id')
    .execute()
  return Map.groupBy(rows, ({ main_id }) => main_id)
}
