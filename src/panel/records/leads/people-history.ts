import type { Db } from '../../services/world.ts'
import type { LeadTaskRow } from './lead-tasks.ts'
import type { LeadRow } from './leads.ts'
import { heldPeople, type LeadScope, type OfWebsite } from './people.ts'

/** The main leads of people within the scope after one of them, by id and without test leads. */
export async function peopleAfter(
  db: Db,
  scope: LeadScope,
  { after, most }: { after: string | undefined; most: number }
): Promise<string[]> {
  const people = await heldPeople(db, scope)
    .where('is_test', '=', false)
    .$if(after !== undefined, (query) => query.where('lead_id', '>', after ?? ''))
    .orderBy('lead_id')
    .limit(most)
    .execute()
  return people.map(({ lead_id }) => lead_id)
}

/** Every lead of some people, merged ones included, the earliest first. */
export function leadsOfPeople(
  db: Db,
  { website_id }: OfWebsite,
  main_ids: readonly string[]
): Promise<LeadRow[]> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('website_id', '=', website_id)
    .where((eb) => eb.or([eb('lead_id', 'in', main_ids), eb('merged_into', 'in', main_ids)]))
    .orderBy('received_at')
    .orderBy('lead_id')
    .execute()
}

/** The tasks of some leads, the oldest first. */
export function tasksOfLeads(
  db: Db,
  { website_id }: OfWebsite,
  leads: readonly string[]
): Promise<LeadTaskRow[]> {
  return db
    .selectFrom('lead_tasks')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('lead_id', 'in', leads)
    .orderBy('created')
    .orderBy('task_id')
    .execute()
}
