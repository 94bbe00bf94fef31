import {
  deleteSequence,
  saveSequence,
  sequence,
  type Sequence,
  SequenceFields,
  sequences,
  turnSequence
} from '#contract/leads/sequences.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { unsavedLetters } from '#gateways/storage/unsaved-letters.ts'
import { sequenceMessages } from '#messages/leads/sequences.ts'
import { atom } from 'nanostores'
import { answered } from '../answered.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { newId } from '../new-id.ts'
import { messagesOf, pageLanguage } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'
import { createLetterDocument, type OpenedLetter } from './letter-document.ts'
import { createOpenedPlace } from './opened-place.ts'

export type OpenedSequence = OpenedLetter<Sequence, SequenceFields>
type Step = SequenceFields['steps'][number]

export const $sequences = atom<Loaded<AnswerOf<typeof sequences>>>({ status: 'loading' })
/** What must be right before the sequence can be on, by field. */
export const $missing = atom<Record<string, string>>({})

export const sequencePlace = createOpenedPlace('sequence')

const unsaved = unsavedLetters('sequence', SequenceFields)

/** The days on which a new sequence writes, for an agent to change. */
const FIRST_DAYS = [0, 3, 10]

const emptyStep = (day: number): Step => ({ step_id: newId(), day, subject: '', body: '' })

/** The sequence that is open. */
export const sequenceDocument = createLetterDocument<Sequence, SequenceFields>({
  empty: () => ({
    name: '',
    language: pageLanguage(),
    kinds: [],
    steps: FIRST_DAYS.map(emptyStep)
  }),
  schema: SequenceFields,
  unsaved,
  isEditable: () => true,
  fieldsOf: ({ kinds, language, name, steps }) => ({ kinds, language, name, steps }),
  load: async (sequence_id) => answered(await call(sequence, { sequence_id }), 'sequence'),
  save: async (sequence_id, base_version, fields) =>
    answered(await call(saveSequence, { sequence_id, base_version, ...fields }), 'sequence')
})

export async function loadSequences(): Promise<void> {
  const outcome = await call(sequences, {})
  if (outcome.ok) $sequences.set({ status: 'ready', value: outcome.value })
  else $sequences.set({ status: 'failed', message: failureMessage(outcome) })
}

export async function openSequence(id: string, isNew: boolean): Promise<void> {
  $missing.set({})
  await sequenceDocument.open(id, isNew)
}

export function editStep(step_id: string, change: Partial<Step>): void {
  editSteps((steps) =>
    steps.map((step) => (step.step_id === step_id ? { ...step, ...change } : step))
  )
}

/** A week after the last one. */
export function addStep(): void {
  editSteps((steps) => [...steps, emptyStep((steps.at(-1)?.day ?? -7) + 7)])
}

export function removeStep(step_id: string): void {
  editSteps((steps) => steps.filter((step) => step.step_id !== step_id))
}

function editSteps(change: (steps: Step[]) => Step[]): void {
  const now = sequenceDocument.opened()
  if (now) sequenceDocument.edit({ steps: change(now.fields.steps) })
}

/** Turns the sequence on once everything typed is saved, or off; false if it wasn't. */
export async function turn(is_on: boolean): Promise<boolean> {
  const { opened, saved, setState } = sequenceDocument
  const now = is_on ? await saved() : opened()?.state
  if (!now) return false
  const { sequence_id, version } = now
  const outcome = await call(turnSequence, { sequence_id, version, is_on })
  if (!outcome.ok) {
    $missing.set(outcome.errors ?? {})
    reportFailure(outcome)
    return false
  }
  $missing.set({})
  setState(outcome.value.sequence)
  const t = messagesOf(sequenceMessages)
  toast('success', is_on ? t.turnedOn : t.turnedOff)
  return true
}

export async function removeSequence(): Promise<void> {
  const now = sequenceDocument.opened()
  if (!now) return
  const outcome = await call(deleteSequence, { sequence_id: now.id })
  if (!outcome.ok) return void reportFailure(outcome)
  unsaved.drop(now.id)
  sequencePlace.openPlace(undefined)
}
