import { nextStep, stepTime } from '#rules/leads/sequence-times.ts'
import { moveNextTimes, waitingEnrolments } from '../../records/leads/enrolments.ts'
import type { SequenceRow } from '../../records/leads/sequences.ts'
import type { Db, World } from '../../services/world.ts'
import { endEnrolment } from './pass-step.ts'
import { websiteZone } from './website-zone.ts'

/** Dates everyone's next email again after a sequence was edited. */
export async function moveEnrolments(
  world: World,
  tx: Db,
  { sequence_id, steps, website_id }: SequenceRow
): Promise<void> {
  const now = world.clock()
  const zone = await websiteZone(tx, website_id)
  const moved: { enrolment_id: string; next_at: Date }[] = []
  for (const enrolment of await waitingEnrolments(tx, sequence_id)) {
    const { enrolment_id, joined_at } = enrolment
    const next = nextStep(steps, enrolment)
    if (next) moved.push({ enrolment_id, next_at: stepTime(next, { joined_at, now, zone }) })
    else await endEnrolment(world, tx, enrolment_id, 'finished')
  }
  await moveNextTimes(tx, moved)
}
