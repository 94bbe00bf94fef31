import type { InputOf } from '#contract/endpoint.ts'
import type { addTask, saveTask } from '#contract/leads/person-changes.ts'
import { messageFrom } from '#messages/language.ts'
import { leadPersonRefusals } from '#messages/refusals/lead-person.ts'
import type { LeadEventKind } from '#rules/leads/lead-events.ts'
import { TASKS_MAX } from '#rules/leads/person-limits.ts'
import {
  countOpenTasks,
  insertTask,
  type LeadTaskRow,
  lockTask,
  removeTask,
  updateTask
} from '../../records/leads/lead-tasks.ts'
import { addLeadEvent } from '../../records/leads/leads.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { lockPerson } from './change-person.ts'
import type { LeadAccess } from './lead-access.ts'

type TaskEvent = Extract<LeadEventKind, `task${string}`>
type TaskText = Pick<LeadTaskRow, 'due_on' | 'lead_id' | 'task_id' | 'title'>

/** @throws Refused with 409 if the person has too many open tasks. */
export async function createTask(
  { clock, db }: World,
  access: LeadAccess,
  { due_on, lead_id, title }: InputOf<typeof addTask>
): Promise<void> {
  const { website_id } = access
  const now = clock()
  await inTransaction(db, async (tx) => {
    const lead = await lockPerson(tx, access, lead_id)
    if ((await countOpenTasks(tx, access, [lead.lead_id])) >= TASKS_MAX) {
      throw new Refused(
        messageFrom(leadPersonRefusals, (t) => t.tooManyTasks(TASKS_MAX)),
        409
      )
    }
    const { lead_id: of } = lead
    const task = await insertTask(tx, { website_id, lead_id: of, title, due_on, created: now })
    await noteTask(tx, access, { kind: 'task', task, at: now })
  })
}

/** Changes a task, and answers the lead that it is about. */
export function changeTask(
  world: World,
  access: LeadAccess,
  { due_on, task_id, title }: InputOf<typeof saveTask>
): Promise<string> {
  return onTask(world, access, task_id, async (tx, task) => {
    if (task.title === title && task.due_on === due_on) return undefined
    await updateTask(tx, { ...access, task_id }, { due_on, title })
    return { kind: 'task_changed', task: { ...task, due_on, title } }
  })
}

export function markTask(
  world: World,
  access: LeadAccess,
  { is_done, task_id }: { task_id: string; is_done: boolean }
): Promise<string> {
  return onTask(world, access, task_id, async (tx, task) => {
    if ((task.done_at !== null) === is_done) return undefined
    await updateTask(tx, { ...access, task_id }, { done_at: is_done ? world.clock() : null })
    return { kind: is_done ? 'task_done' : 'task_reopened', task }
  })
}

export function dropTask(world: World, access: LeadAccess, task_id: string): Promise<string> {
  return onTask(world, access, task_id, async (tx, task) => {
    await removeTask(tx, { ...access, task_id })
    return { kind: 'task_deleted', task }
  })
}

/** @throws Refused with 404 for a task that this website lacks. */
function onTask(
  { clock, db }: World,
  access: LeadAccess,
  task_id: string,
  change: (tx: Db, task: LeadTaskRow) => Promise<{ kind: TaskEvent; task: TaskText } | undefined>
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const task = await lockTask(tx, access, task_id)
    if (!task) {
      throw new Refused(
        messageFrom(leadPersonRefusals, (t) => t.noTask),
        404
      )
    }
    const done = await change(tx, task)
    if (done) await noteTask(tx, access, { ...done, at: clock() })
    return task.lead_id
  })
}

async function noteTask(
  tx: Db,
  { agent_id, website_id }: LeadAccess,
  { at, kind, task }: { kind: TaskEvent; task: TaskText; at: Date }
): Promise<void> {
  const { due_on, lead_id, task_id, title } = task
  const data = { task_id, title, due_on }
  await addLeadEvent(tx, { website_id, lead_id, kind, data, by_agent: agent_id, at })
}
