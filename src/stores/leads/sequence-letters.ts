import { atom } from 'nanostores'
import { previewStep, testStep } from '#contract/leads/sequences.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { sequenceMessages } from '#messages/leads/sequences.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'
import { sequenceDocument } from './sequence.ts'

export const $stepPreview = atom<Loaded<AnswerOf<typeof previewStep>>>({ status: 'loading' })

/** Of the saved version; what is typed is saved first, unless the sequence is on. */
export async function loadStepPreview(step_id: string): Promise<void> {
  $stepPreview.set({ status: 'loading' })
  const now = await stored()
  const outcome = now && (await call(previewStep, { sequence_id: now.sequence_id, step_id }))
  if (outcome?.ok) return $stepPreview.set({ status: 'ready', value: outcome.value })
  const message = outcome ? failureMessage(outcome) : messagesOf(sequenceMessages).notSaved
  $stepPreview.set({ status: 'failed', message })
}

export async function testStepEmail(step_id: string): Promise<void> {
  const now = await stored()
  if (!now) return
  const outcome = await call(testStep, { sequence_id: now.sequence_id, step_id })
  if (!outcome.ok) return void reportFailure(outcome)
  toast('success', messagesOf(sequenceMessages).tested(outcome.value.sent_to))
}

function stored() {
  const { opened, saved } = sequenceDocument
  const state = opened()?.state
  return state?.is_on ? Promise.resolve(state) : saved()
}
