import { randomUUID } from 'node:crypto'
import { endBulkEmail, waitingStepEmails } from '../../records/leads/bulk-emails.ts'
import type { World } from '../../services/world.ts'
import { SAMPLE_SEQUENCE } from '#sites/demo/leads/sequence.ts'
import { sourceOf } from './bulk-sources.ts'
import { planSequenceEmails } from './plan-sequence-emails.ts'
import type { SampleScope, TimedStep } from './sample-steps.ts'
import { saveSequence, turnSequence } from './sequences.ts'

/** When the emails of a day are sent. */
const TIMES = ['09:05', '12:00', '15:00', '18:00', '19:55']

/** A sequence that is on, and the emails that the sample people got until now. */
export function sampleSequence(
  { access, momentOf }: Pick<SampleScope, 'access' | 'momentOf'>,
  now: Date
): TimedStep[] {
  const { website_id } = access
  const { at, steps, ...fields } = SAMPLE_SEQUENCE
  const which = { website_id, sequence_id: randomUUID() }
  const start: TimedStep = {
    at: momentOf(at),
    run: async (world) => {
      const identified = steps.map((step) => ({ ...step, step_id: randomUUID() }))
      await saveSequence(world, which, 0, { ...fields, steps: identified })
      await turnSequence(world, which, { is_on: true, version: 1 })
    }
  }
  const days = Array.from({ length: at[0] + 1 }, (_, day) => day)
  const moments = days.flatMap((day) => TIMES.map((time) => momentOf([day, time])))
  const sends = moments
    .filter((moment) => moment > start.at && moment < now)
    // Nothing is left for a worker to send at once.
    .concat(now)
    .map((moment) => ({ at: moment, run: (world: World) => recordDue(world, website_id) }))
  return [start, ...sends]
}

/** The emails that are due count as sent. */
async function recordDue(world: World, website_id: number): Promise<void> {
  const { clock, db } = world
  await planSequenceEmails(world, { website_id })
  for (const email of await waitingStepEmails(db, website_id)) {
    const source = sourceOf(world, email)
    const written = await source?.letter()
    if (!source || !written || email.lead_id === null) continue
    await endBulkEmail(db, email, { state: 'sent', sent_at: clock(), tries: 1 })
    const { lead_id } = email
    await source.ended(db, { state: 'sent', lead_id, subject: written.subject })
  }
}
