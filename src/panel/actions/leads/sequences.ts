import type { Sequence, SequenceFields } from '#contract/leads/sequences.ts'
import { SEQUENCES_MAX } from '#rules/leads/sequences.ts'
import { type BulkResults, resultsOf } from '../../records/leads/bulk-emails.ts'
import { endEnrolments } from '../../records/leads/end-enrolments.ts'
import { enrolmentCounts, type EnrolmentCounts } from '../../records/leads/enrolments.ts'
import {
  deleteSequence,
  insertSequence,
  sequenceBy,
  type SequenceRow,
  sequencesOf,
  updateSequence
} from '../../records/leads/sequences.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import { agentSender } from './agent-sender.ts'
import { bulkPauseOf } from './bulk-pause.ts'
import { refusal } from './email-refusal.ts'
import { type LeadAccess, requireRight } from './lead-access.ts'
import { moveEnrolments } from './move-enrolments.ts'
import { requireReadySequence } from './sequence-letters.ts'

type Which = { website_id: number; sequence_id: string }
type Versioned = { base_version: number; sequence_id: string }

const noSuchSequence = () => refusal((t) => t.noSuchSequence, 404)

export async function listSequences({ db, settings }: World, website_id: number) {
  const rows = await sequencesOf(db, website_id)
  return {
    data: (await toWire(db, rows)).map(({ steps, ...rest }) => ({ ...rest, steps: steps.length })),
    answers_seen: settings.inbound !== undefined
  }
}

export async function readSequence(db: Db, which: Which): Promise<Sequence> {
  const row = await sequenceBy(db, which)
  if (!row) throw noSuchSequence()
  return oneToWire(db, row)
}

/**
 * Creates a sequence, or saves one whose newest version is known; the same content again changes nothing.
 * Of one that is on, every email that wasn't sent yet changes, so that takes the right to send.
 */
export async function saveSequence(
  world: World,
  { role, website_id }: LeadAccess,
  { base_version, sequence_id, ...fields }: SequenceFields & Versioned
): Promise<Sequence> {
  const which = { website_id, sequence_id }
  const now = world.clock()
  const { kinds, language, name, steps } = fields
  const json = { kinds: JSON.stringify(kinds), steps: JSON.stringify(steps) }
  const written = { name, language, ...json, updated: now }
  const sender = await agentSender(world, website_id)
  return inTransaction(world.db, async (tx) => {
    const known = await sequenceBy(tx, which, { lock: true })
    if (!known) {
      if (base_version > 0) throw noSuchSequence()
      if ((await sequencesOf(tx, which.website_id)).length >= SEQUENCES_MAX) {
        throw refusal((t) => t.tooManySequences(SEQUENCES_MAX), 409)
      }
      const created = await insertSequence(tx, { ...which, ...written, created: now })
      if (!created) throw noSuchSequence()
      return oneToWire(tx, created)
    }
    if (isSame(known, fields)) return oneToWire(tx, known)
    if (known.version !== base_version) throw refusal((t) => t.sequenceChanged, 409)
    if (known.is_on) {
      requireRight(role, 'send')
      requireReadySequence(fields, sender)
    }
    const saved = await updateSequence(tx, which, { ...written, version: known.version + 1 })
    await moveEnrolments(world, tx, saved)
    return oneToWire(tx, saved)
  })
}

/** Turns this version on, or takes everyone out. @throws Refused with 422 if something in it is missing. */
export async function turnSequence(
  world: World,
  which: Which,
  { is_on, version }: { version: number; is_on: boolean }
): Promise<Sequence> {
  const sender = await agentSender(world, which.website_id)
  return inTransaction(world.db, async (tx) => {
    const known = await sequenceBy(tx, which, { lock: true })
    if (!known) throw noSuchSequence()
    if (known.is_on === is_on) return oneToWire(tx, known)
    if (is_on) {
      if (known.version !== version) throw refusal((t) => t.sequenceChanged, 409)
      requireReadySequence(known, sender)
    }
    const turned = await updateSequence(tx, which, { is_on })
    const { sequence_id, website_id } = which
    const at = world.clock()
    if (!is_on) await endEnrolments(tx, { sequence_id }, { website_id, at, why: 'off' })
    return oneToWire(tx, turned)
  })
}

/** Deletes a sequence; one that is gone already changes nothing. @throws Refused with 409 if it has sent. */
export async function removeSequence({ db }: World, which: Which): Promise<void> {
  await inTransaction(db, async (tx) => {
    const known = await sequenceBy(tx, which, { lock: true })
    if (!known) return
    const { sequence_id } = which
    // The links to unsubscribe in its emails name rows that would go with it.
    if ((await resultsOf(tx, 'sequence_id', [sequence_id])).has(sequence_id)) {
      throw refusal((t) => t.sequenceHasSent, 409)
    }
    await deleteSequence(tx, which)
  })
}

async function oneToWire(db: Db, row: SequenceRow): Promise<Sequence> {
  const [sequence] = await toWire(db, [row])
  if (!sequence) throw noSuchSequence()
  return sequence
}

async function toWire(db: Db, rows: readonly SequenceRow[]): Promise<Sequence[]> {
  const ids = rows.map(({ sequence_id }) => sequence_id)
  const emails = await resultsOf(db, 'sequence_id', ids)
  const people = await enrolmentCounts(db, ids)
  const [first] = rows
  const pause = first ? await bulkPauseOf(db, first.website_id) : null
  return rows.map((row) => {
    const { is_on, kinds, language, name, sequence_id, steps, updated, version } = row
    return {
      sequence_id,
      name,
      language,
      kinds,
      steps,
      version,
      is_on,
      paused_by: is_on ? pause : null,
      updated: updated.toISOString(),
      results: countsOf(emails.get(sequence_id), people.get(sequence_id))
    }
  })
}

function countsOf(
  emails: BulkResults | undefined,
  people: EnrolmentCounts = { people: 0, answered: 0, finished: 0, stopped: 0 }
): Sequence['results'] {
  return { ...people, sent: emails?.sent ?? 0, unsubscribed: emails?.unsubscribed ?? 0 }
}

function isSame(row: SequenceRow, fields: SequenceFields): boolean {
  const content = ({ kinds, language, name, steps }: SequenceFields) =>
    JSON.stringify([
      kinds,
      language,
      name,
      steps.map(({ body, day, step_id, subject }) => [step_id, day, subject, body])
    ])
  return content(row) === content(fields)
}
