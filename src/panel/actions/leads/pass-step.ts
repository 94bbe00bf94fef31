import { nextMorning, nextStep, stepTime } from '#rules/leads/sequence-times.ts'
import type { SequenceEnd } from '#rules/leads/sequences.ts'
import { endEnrolments } from '../../records/leads/end-enrolments.ts'
import { enrolmentBy, updateEnrolment } from '../../records/leads/enrolments.ts'
import { sequenceBy } from '../../records/leads/sequences.ts'
import type { Db, World } from '../../services/world.ts'
import { websiteZone } from './website-zone.ts'

/** Dates a person's next email once a step is behind them, or ends the sequence after the last one. */
export async function passStep(
  world: World,
  tx: Db,
  { enrolment_id, step_id }: { enrolment_id: string; step_id: string }
): Promise<void> {
  const enrolment = await enrolmentBy(tx, enrolment_id)
  const sequence = enrolment && (await sequenceBy(tx, enrolment))
  if (!enrolment || !sequence || enrolment.ended_at) return
  const { joined_at, website_id } = enrolment
  const passed = sequence.steps.find((step) => step.step_id === step_id)
  const done = [...enrolment.done, step_id]
  const last_day = passed?.day ?? enrolment.last_day
  const next = nextStep(sequence.steps, { done, last_day })
  const progress = { done: JSON.stringify(done), last_day }
  if (!next) {
    await updateEnrolment(tx, enrolment_id, progress)
    await endEnrolment(world, tx, enrolment_id, 'finished')
    return
  }
  const zone = await websiteZone(tx, website_id)
  const now = world.clock()
  const planned = stepTime(next, { joined_at, now, zone })
  const tomorrow = nextMorning(now, zone)
  const next_at = planned > tomorrow ? planned : tomorrow
  await updateEnrolment(tx, enrolment_id, { ...progress, next_at })
}

/** Ends one enrolment. */
export async function endEnrolment(
  { clock }: World,
  tx: Db,
  enrolment_id: string,
  why: SequenceEnd
): Promise<void> {
  const enrolment = await enrolmentBy(tx, enrolment_id)
  if (!enrolment) return
  const { website_id } = enrolment
  await endEnrolments(tx, { enrolment_id }, { website_id, at: clock(), why })
}
