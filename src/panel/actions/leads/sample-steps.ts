import { daysAfter } from '#rules/leads/lead-days.ts'
import { dayStart } from '#rules/time/calendar.ts'
import { type BulkEmailRow, noteAnswer } from '../../records/leads/bulk-emails.ts'
import { tasksOf } from '../../records/leads/lead-tasks.ts'
import { addLeadEvent, markAnswered } from '../../records/leads/leads.ts'
import type { World } from '../../services/world.ts'
import type { SampleMoment, SamplePerson, SampleStep } from '#sites/demo/leads/sample-person.ts'
import { changeLeads } from './change-leads.ts'
import { addRecordedConsent, writeNote } from './change-person.ts'
import { createTask, markTask } from './change-tasks.ts'
import { endPersonSequence } from './end-sequences.ts'
import type { LeadAccess } from './lead-access.ts'
import { receiveSample } from './receive-sample.ts'
import { mergePerson } from './same-person.ts'
import { unsubscribe } from './unsubscribe.ts'

/** What happens at a moment, in a world with that time. */
export type TimedStep = { at: Date; run: (world: World) => Promise<void> }

export type SampleScope = {
  access: LeadAccess
  momentOf: (at: SampleMoment) => Date
  /** The agent's day. */
  today: string
  /** The people's leads, once they have come. */
  leads: Map<SamplePerson, string>
  /** Emails of the campaign, by the lead that received them. */
  received: Map<string, BulkEmailRow>
}

/** Everything that happened with a person, from their first message on. */
export function stepsOf(scope: SampleScope, person: SamplePerson): TimedStep[] {
  const { leads, momentOf } = scope
  const steps = (person.steps ?? []).flatMap((step) => timed(scope, person, step))
  const first: TimedStep = {
    at: momentOf(person.at),
    run: async (world) => {
      leads.set(person, await receiveSample(world, scope.access, person))
    }
  }
  return [first, ...steps]
}

function timed(scope: SampleScope, person: SamplePerson, step: SampleStep): TimedStep[] {
  const at = scope.momentOf(step.at)
  const begun = { at, run: (world: World) => runStep(scope, person, step, world) }
  if (!('task' in step) || !step.done) return [begun]
  const { done, task } = step
  return [begun, { at: scope.momentOf(done), run: (world) => tick(scope, person, task, world) }]
}

async function runStep(
  scope: SampleScope,
  person: SamplePerson,
  step: SampleStep,
  world: World
): Promise<void> {
  const { access, today } = scope
  const lead_id = leadOf(scope, person)
  const at = world.clock()
  const { website_id } = access
  const event = { website_id, lead_id, at }
  const change = { lead_ids: [lead_id] }
  const address = person.email
  if ('answer' in step) {
    const data = { subject: subjectOf(person, step.subject), text: step.answer, address }
    await addLeadEvent(world.db, { ...event, kind: 'email_out', data, by_agent: access.agent_id })
    await markAnswered(world.db, event, at)
    await endPersonSequence(world.db, event, { at, why: 'contacted', by_agent: access.agent_id })
  } else if ('reply' in step) {
    const data = { subject: `Re: ${subjectOf(person)}`, text: step.reply, address }
    await addLeadEvent(world.db, { ...event, kind: 'email_in', data })
    await noteAnswer(world.db, lead_id, at)
    await endPersonSequence(world.db, event, { at, why: 'answered' })
  } else if ('note' in step) await writeNote(world, access, { lead_id, text: step.note })
  else if ('task' in step) {
    const due_on = daysAfter(today, step.due)
    await createTask(world, access, { lead_id, title: step.task, due_on })
  } else if ('stage' in step) await changeLeads(world, access, { ...change, stage: step.stage })
  else if ('follow_up' in step) {
    const follow_up_on = daysAfter(today, step.follow_up)
    await changeLeads(world, access, { ...change, follow_up_on })
  } else if ('agreed' in step) {
    const given_on = daysAfter(today, -step.at[0])
    await addRecordedConsent(world, access, { lead_id, given_on, how: step.agreed })
  } else if ('merge' in step) {
    const other_id = leadOf(scope, samePerson(scope, step.merge))
    await mergePerson(world, access, { lead_id, other_id })
  } else {
    const email = scope.received.get(lead_id)
    if (email) await unsubscribe(world, email)
  }
}

async function tick(scope: SampleScope, person: SamplePerson, title: string, world: World) {
  const leads = [leadOf(scope, person)]
  const tasks = await tasksOf(world.db, scope.access, { leads, mostDone: 0 })
  const task_id = tasks.find((task) => task.title === title)?.task_id
  if (task_id) await markTask(world, scope.access, { task_id, is_done: true })
}

function leadOf({ leads }: SampleScope, person: SamplePerson): string {
  const lead_id = leads.get(person)
  if (lead_id === undefined) throw new Error(`${person.name} has not written yet`)
  return lead_id
}

function samePerson({ leads }: SampleScope, email: string): SamplePerson {
  const found = leads.keys().find((person) => person.email === email)
  if (!found) throw new Error(`nobody has written from ${email} yet`)
  return found
}

function subjectOf({ home, kind }: SamplePerson, subject?: string): string {
  if (subject !== undefined) return subject
  if (home !== undefined) return home.split(',')[1]?.trim() ?? home
  return kind === 'valuation' ? 'The value of your home' : 'Your message'
}

/** A moment of a sample's history, on the agent's clock. */
export function momentIn(
  { now, today, zone }: { now: Date; today: string; zone: string },
  at: SampleMoment
): Date {
  if ('minutes' in at) return new Date(now.getTime() - at.minutes * MINUTE_MS)
  const [days, time] = at
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const start = dayStart(daysAfter(today, -days), zone)
  return new Date(start.getTime() + (hours * 60 + minutes) * MINUTE_MS)
}

const MINUTE_MS = 60_000
