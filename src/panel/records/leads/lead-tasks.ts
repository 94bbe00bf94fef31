import { type Insertable, type Selectable, sql } from 'kysely'
import type { LeadTasksTable } from '../../tables/lead-tables.ts'
import type { Db } from '../../services/world.ts'
import { isOfHeldPerson, type LeadScope, type OfWebsite } from './people.ts'

export type LeadTaskRow = Selectable<LeadTasksTable>

export async function insertTask(tx: Db, task: Insertable<LeadTasksTable>): Promise<LeadTaskRow> {
  return tx.insertInto('lead_tasks').values(task).returningAll().executeTakeFirstOrThrow()
}

/** Locked for a change; undefined for one that the scope lacks. */
export function lockTask(
  tx: Db,
  scope: LeadScope,
  task_id: string
): Promise<LeadTaskRow | undefined> {
  return tx
    .selectFrom('lead_tasks')
    .selectAll()
    .where('website_id', '=', scope.website_id)
    .where('task_id', '=', task_id)
    .where(isOfHeldPerson(scope, 'lead_tasks.lead_id'))
    .forUpdate()
    .executeTakeFirst()
}

export async function updateTask(
  tx: Db,
  { task_id, website_id }: OfWebsite & { task_id: string },
  change: Partial<Pick<LeadTaskRow, 'done_at' | 'due_on' | 'title'>>
): Promise<void> {
  await tx
    .updateTable('lead_tasks')
    .set(change)
    .where('website_id', '=', website_id)
    .where('task_id', '=', task_id)
    .execute()
}

export async function removeTask(
  tx: Db,
  { task_id, website_id }: OfWebsite & { task_id: string }
): Promise<void> {
  await tx
    .deleteFrom('lead_tasks')
    .where('website_id', '=', website_id)
    .where('task_id', '=', task_id)
    .execute()
}

/** Open tasks of some leads by due day, those without one last, and the last that were done. */
export async function tasksOf(
  db: Db,
  { website_id }: OfWebsite,
  { leads, mostDone }: { leads: readonly string[]; mostDone: number }
): Promise<LeadTaskRow[]> {
  const tasks = db
    .selectFrom('lead_tasks')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('lead_id', 'in', leads)
  const open = await tasks
    .where('done_at', 'is', null)
    .orderBy(sql`due_on nulls last`)
    .orderBy('created')
    .orderBy('task_id')
    .execute()
  const done = await tasks
    .where('done_at', 'is not', null)
    .orderBy('done_at', 'desc')
    .orderBy('task_id')
    .limit(mostDone)
    .execute()
  return [...open, ...done]
}

export async function countOpenTasks(
  db: Db,
  { website_id }: OfWebsite,
  leads: readonly string[]
): Promise<number> {
  const { count } = await db
    .selectFrom('lead_tasks')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('website_id', '=', website_id)
    .where('lead_id', 'in', leads)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
