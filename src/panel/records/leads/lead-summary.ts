import { sql } from 'kysely'
import { byName } from '#rules/content/by-name.ts'
import { LEAD_CHOICES_MAX, LEADS_COUNT_MAX } from '#rules/leads/lead-list-limits.ts'
import type { Db } from '../../services/world.ts'
import { type ListFilters, matching } from './lead-list.ts'
import { isHeld, type LeadScope } from './people.ts'

/** How many leads match, test leads apart, as far as counts go; with `since`, of those that came since, not imported. */
export async function countLeads(
  db: Db,
  scope: LeadScope,
  filters: ListFilters & { since?: Date }
): Promise<number> {
  const { since, ...others } = filters
  const some = db
    .selectFrom('leads')
    .select('lead_id')
    .where(matching(scope, others))
    .where('is_test', '=', false)
    .$if(since !== undefined, (query) =>
      query.where('received_at', '>=', since ?? new Date(0)).where('kind', '<>', 'import')
    )
    .limit(LEADS_COUNT_MAX + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The sources that the leads have, in order. */
export function leadSources(db: Db, scope: LeadScope): Promise<string[]> {
  return distinct(
    db,
    sql`select source_name as name from leads
      where website_id = ${scope.website_id} and merged_into is null and erased_at is null
        and ${isHeld(scope)} and source_name <> ''`,
    sql`source_name`
  )
}

/** The homes that visitors asked about, in order. */
export function leadHomes(db: Db, scope: LeadScope): Promise<string[]> {
  return distinct(
    db,
    sql`select left(home, 200) as name from leads
      where website_id = ${scope.website_id} and merged_into is null and erased_at is null
        and ${isHeld(scope)} and home <> ''`,
    sql`left(home, 200)`
  )
}

/** Steps through an index from one value to the next, instead of reading every row. */
async function distinct(
  db: Db,
  rows: ReturnType<typeof sql>,
  column: ReturnType<typeof sql>
): Promise<string[]> {
  const { rows: found } = await sql<{ name: string }>`
    with recursive names as (
      (${rows} order by ${column} limit 1)
      union all
      select (${rows} and ${column} > names.name order by ${column} limit 1)
      from names where names.name is not null
    )
    select name from names where name is not null limit ${LEAD_CHOICES_MAX}
  `.execute(db)
  return found.map(({ name }) => name).toSorted(byName)
}
