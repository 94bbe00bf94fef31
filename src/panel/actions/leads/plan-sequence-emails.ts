import { dayIn } from '#rules/leads/lead-days.ts'
import { ENDED_STAGES } from '#rules/leads/lead-kinds.ts'
import { endWithoutConsent, type SequenceEnd } from '#rules/leads/sequences.ts'
import { nextMorning, nextStep, sendingTime } from '#rules/leads/sequence-times.ts'
import { campaignBasis } from '#rules/leads/suppression.ts'
import { consentsFor } from '../../records/leads/people-consents.ts'
import { insertBulkEmail } from '../../records/leads/bulk-emails.ts'
import {
  dueEnrolments,
  enrolmentBy,
  type EnrolmentRow,
  updateEnrolment
} from '../../records/leads/enrolments.ts'
import type { LeadRow } from '../../records/leads/leads.ts'
import { lockLead } from '../../records/leads/people.ts'
import { sequenceBy } from '../../records/leads/sequences.ts'
import { suppressionOf } from '../../records/leads/suppressions.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import { agentSender } from './agent-sender.ts'
import { emailHash } from './email-hash.ts'
import { endEnrolment } from './pass-step.ts'
import { websiteZone } from './website-zone.ts'

const RETRY_MS = 15 * 60_000

/** Queues the emails of steps whose time has come, of one website or all, and takes out who may not get one. */
export async function planSequenceEmails(
  world: World,
  which: { website_id?: number } = {}
): Promise<void> {
  const { clock, db, settings } = world
  const due = await dueEnrolments(db, {
    ...which,
    most: settings.bulkEmailsPerSecond,
    now: clock()
  })
  const places = new Map<number, number>()
  for (const enrolment of due) {
    const place = (places.get(enrolment.website_id) ?? 0) + 1
    places.set(enrolment.website_id, place)
    await planOne(world, enrolment, place)
  }
}

/** One that fails is tried again later, so that it doesn't hold up the others. */
async function planOne(world: World, enrolment: EnrolmentRow, place: number): Promise<void> {
  const { clock, db, log } = world
  const { enrolment_id } = enrolment
  try {
    await inTransaction(db, (tx) => planEmail(world, tx, enrolment, place))
  } catch (error) {
    log.error({ err: error, enrolment_id }, 'the next email of a sequence was not planned')
    const next_at = new Date(clock().getTime() + RETRY_MS)
    await updateEnrolment(db, enrolment_id, { next_at })
  }
}

async function planEmail(
  world: World,
  tx: Db,
  { enrolment_id, lead_id, website_id }: EnrolmentRow,
  place: number
): Promise<void> {
  const now = world.clock()
  const lead =
    lead_id === null ? undefined : await lockLead(tx, { website_id, lead_id, holder: undefined })
  const enrolment = await enrolmentBy(tx, enrolment_id, { lock: true })
  // Another process has it, or they have just left.
  if (!lead || !enrolment?.next_at || enrolment.next_at > now) return
  const sequence = await sequenceBy(tx, enrolment)
  const step = sequence && nextStep(sequence.steps, enrolment)
  const why = step ? await endBefore(tx, lead, now) : 'finished'
  if (!sequence || !step || why) {
    await endEnrolment(world, tx, enrolment_id, why ?? 'finished')
    return
  }
  const zone = await websiteZone(tx, website_id)
  const at = sendingTime(now, zone)
  if (at > now) return updateEnrolment(tx, enrolment_id, { next_at: at })
  const { addressLacks } = await agentSender({ ...world, db: tx as World['db'] }, website_id)
  const { language, lead_id: reader } = lead
  const isQueued =
    // By law, nothing is sent without a postal address.
    addressLacks.length === 0 &&
    (await insertBulkEmail(tx, {
      website_id,
      sequence_id: sequence.sequence_id,
      enrolment_id,
      step_id: step.step_id,
      day: dayIn(zone, now),
      lead_id: reader,
      email_hash: await emailHash(tx, lead.email_key),
      language,
      place,
      due_at: now
    }))
  await updateEnrolment(tx, enrolment_id, { next_at: isQueued ? null : nextMorning(now, zone) })
}

/** Why somebody leaves their sequence before the next email. */
async function endBefore(tx: Db, lead: LeadRow, now: Date): Promise<SequenceEnd | undefined> {
  const { email_key, stage, website_id } = lead
  if (ENDED_STAGES.includes(stage)) return 'closed'
  if (email_key === '') return 'no_address'
  const email_hash = await emailHash(tx, email_key)
  const suppression = await suppressionOf(tx, { website_id, email_hash })
  const basis = campaignBasis(await consentsFor(tx, lead), suppression, now)
  return basis ? undefined : endWithoutConsent(suppression)
}
