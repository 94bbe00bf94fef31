import { randomUUID } from 'node:crypto'
import { agentSender } from './agent-sender.ts'
import { endBulkEmail, waitingStepEmails } from '../../records/leads/bulk-emails.ts'
import type { World } from '../../services/world.ts'
import { SAMPLE_PEOPLE } from '#sites/demo/leads/people.ts'
import { SAMPLE_SEQUENCE } from '#sites/demo/leads/sequence.ts'
import { sourceOf } from './bulk-sources.ts'
import { addToSequence } from './join-sequence.ts'
import { planSequenceEmails } from './plan-sequence-emails.ts'
import type { SampleScope, TimedStep } from './sample-steps.ts'
import { saveSequence, turnSequence } from './sequences.ts'

/** When the emails of a day are sent. */
const TIMES = ['09:05', '15:00']

/** A sequence that is on, and the emails that the sample people got until now. */
export function sampleSequence(
  { access, leads, momentOf }: Pick<SampleScope, 'access' | 'leads' | 'momentOf'>,
  now: Date
): TimedStep[] {
  const { website_id } = access
  const { added, at, steps, ...fields } = SAMPLE_SEQUENCE
  const which = { website_id, sequence_id: randomUUID() }
  const start: TimedStep = {
    at: momentOf(at),
    run: async (world) => {
      const identified = steps.map((step) => ({ ...step, step_id: randomUUID() }))
      const written = { ...fields, sequence_id: which.sequence_id, steps: identified }
      await saveSequence(world, access, { ...written, base_version: 0 })
      await turnSequence(world, which, { is_on: true, version: 1 })
    }
  }
  const joins = added.map(({ at: day, email }): TimedStep => ({
    at: momentOf(day),
    run: async (world) => {
      const lead_id = leads.entries().find(([person]) => person.email === email)?.[1]
      if (lead_id === undefined) throw new Error(`nobody has written from ${email} yet`)
      const { sequence_id } = which
      await addToSequence(world, access, { lead_id, sequence_id })
    }
  }))
  const days = Array.from({ length: at[0] + 1 }, (_, day) => day)
  const moments = [
    ...days.flatMap((day) => TIMES.map((time) => momentOf([day, time]))),
    // By day, the first email comes at once.
    ...SAMPLE_PEOPLE.map((person) => new Date(momentOf(person.at).getTime() + 1000))
  ]
  const sends = moments
    .filter((moment) => moment > start.at && moment < now)
    // Nothing is left for a worker to send at once.
    .concat(now)
    .map((moment) => ({ at: moment, run: (world: World) => recordDue(world, website_id) }))
  return [start, ...joins, ...sends]
}

/** The emails that are due count as sent. */
async function recordDue(world: World, website_id: number): Promise<void> {
  const { clock, db } = world
  await planSequenceEmails(world, { website_id })
  const sender = await agentSender(world, website_id)
  for (const email of await waitingStepEmails(db, website_id)) {
    const source = sourceOf(world, email)
    const outgoing = await source?.message(sender)
    if (!source || !outgoing?.message) continue
    await endBulkEmail(db, email, { state: 'sent', sent_at: clock() })
    const { lead_id, subject } = outgoing
    await source.ended(db, { state: 'sent', lead_id, subject })
  }
}
