import * as v from 'valibot'
import { sequenceValidation } from '#messages/validation/lead-sequences.ts'
import { BULK_PAUSES } from '#rules/leads/campaigns.ts'
import { daysIncrease, SEQUENCE_DAY_MAX, SEQUENCE_STEPS_MAX } from '#rules/leads/sequences.ts'
import { MESSAGE_FORM_KINDS } from '#rules/websites/site-form.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { says } from '../schema-message.ts'
import { leadId } from './lead.ts'
import { LetterFields, letterLanguage, LetterName, LetterPreview, ReadyLetter } from './letters.ts'
import { PersonAnswer } from './person.ts'

/** Sequences: emails to one person over days, until the first answer. */

const uuid = v.pipe(v.string(), v.uuid())
const DAY = says(sequenceValidation, (t) => t.day(SEQUENCE_DAY_MAX))

const Step = v.object({
  step_id: uuid,
  /** After the day on which the person joined. */
  day: v.pipe(v.number(DAY), v.integer(DAY), v.minValue(0, DAY), v.maxValue(SEQUENCE_DAY_MAX, DAY)),
  ...LetterFields.entries
})

/** What is written, finished or not. */
export const SequenceFields = v.object({
  name: LetterName,
  language: letterLanguage,
  /** The inquiries that start it; without any, people are added by hand. */
  kinds: v.pipe(v.array(v.picklist(MESSAGE_FORM_KINDS)), v.maxLength(MESSAGE_FORM_KINDS.length)),
  steps: v.pipe(
    v.array(Step),
    v.maxLength(
      SEQUENCE_STEPS_MAX,
      says(sequenceValidation, (t) => t.tooManySteps(SEQUENCE_STEPS_MAX))
    )
  )
})
export type SequenceFields = v.InferOutput<typeof SequenceFields>

/** What must be right while a sequence is on. */
export const ReadySequence = v.object({
  name: v.pipe(v.string(), v.nonEmpty(says(sequenceValidation, (t) => t.name))),
  steps: v.pipe(
    v.array(v.object({ day: v.number(), ...ReadyLetter.entries })),
    v.nonEmpty(says(sequenceValidation, (t) => t.noSteps)),
    v.checkItems(
      ({ day }, at, steps) => daysIncrease([steps[at - 1]?.day ?? -1, day]),
      says(sequenceValidation, (t) => t.laterDay)
    )
  )
})

const Results = v.object({
  /** In it now. */
  people: v.number(),
  sent: v.number(),
  /** They replied, or wrote again. */
  answered: v.number(),
  finished: v.number(),
  /** Left it for any other reason. */
  stopped: v.number(),
  unsubscribed: v.number()
})

export const Sequence = v.object({
  sequence_id: uuid,
  ...SequenceFields.entries,
  version: v.number(),
  is_on: v.boolean(),
  /** Why one that is on isn't sent for now; it continues by itself. */
  paused_by: v.nullable(v.picklist(BULK_PAUSES)),
  updated: isoDate,
  results: Results
})
export type Sequence = v.InferOutput<typeof Sequence>

const one = v.object({ ...done, sequence: Sequence })
const which = v.object({ sequence_id: uuid })
const step = v.object({ sequence_id: uuid, step_id: uuid })

/** The oldest first. `answers_seen` says whether replies come through the panel. */
export const sequences = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    data: v.array(v.object({ ...v.omit(Sequence, ['steps']).entries, steps: v.number() })),
    answers_seen: v.boolean()
  }),
  input: Nothing,
  method: 'GET',
  path: '/user/leads/sequences'
})

export const sequence = endpoint({
  access: 'private',
  answer: one,
  input: which,
  method: 'GET',
  path: '/user/leads/sequence'
})

/**
 * Saves a sequence; `base_version` 0 creates it. 409 if another tab or device has saved it since, 422 if it
 * is on and something in it is missing. Emails not yet sent change with it.
 */
export const saveSequence = endpoint({
  access: 'private',
  answer: one,
  input: v.object({
    sequence_id: uuid,
    base_version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    ...SequenceFields.entries
  }),
  method: 'POST',
  path: '/user/leads/saveSequence',
  repeat: 'safe'
})

/** Turns this version on, or takes everyone out and turns it off. 422 if something in it is missing. */
export const turnSequence = endpoint({
  access: 'private',
  answer: one,
  input: v.object({ sequence_id: uuid, version: v.number(), is_on: v.boolean() }),
  method: 'POST',
  path: '/user/leads/turnSequence',
  repeat: 'safe'
})

/** Deletes a sequence that never sent an email. */
export const deleteSequence = endpoint({
  access: 'private',
  answer: v.object(done),
  input: which,
  method: 'POST',
  path: '/user/leads/deleteSequence',
  repeat: 'safe'
})

export const previewStep = endpoint({
  access: 'private',
  answer: LetterPreview,
  input: step,
  method: 'GET',
  path: '/user/leads/previewStep'
})

/** Sends the saved version of a step to the agent alone. */
export const testStep = endpoint({
  access: 'private',
  answer: v.object({ ...done, sent_to: v.string() }),
  input: step,
  method: 'POST',
  path: '/user/leads/testStep',
  repeat: 'keyed'
})

/** Adds a person to a sequence that is on. 409 if they are in one, or may not be written to. */
export const joinSequence = endpoint({
  access: 'private',
  answer: PersonAnswer,
  input: v.object({ lead_id: leadId, sequence_id: uuid }),
  method: 'POST',
  path: '/user/leads/joinSequence',
  repeat: 'keyed'
})

/** Takes a person out of their sequence. */
export const leaveSequence = endpoint({
  access: 'private',
  answer: PersonAnswer,
  input: v.object({ lead_id: leadId }),
  method: 'POST',
  path: '/user/leads/leaveSequence',
  repeat: 'safe'
})
