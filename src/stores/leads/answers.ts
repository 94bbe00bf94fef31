import { atom } from 'nanostores'
import * as v from 'valibot'
import {
  Answer,
  answerLead,
  answerSetup,
  AnswerTemplate,
  deleteAnswerTemplate,
  saveAnswerTemplate
} from '#contract/leads/answers.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { randomKey } from '#gateways/browser/random-key.ts'
import { call } from '#gateways/panel.ts'
import { answerMessages } from '#messages/leads/answers.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

export type AnswerSetup = AnswerOf<typeof answerSetup>
export type AnswerText = { subject: string; text: string }
/** What is wrong, by field; `form` is about none of them. */
export type FieldErrors = Record<string, string>

/** What the dialog of an answer begins with. */
export const $answerSetup = atom<Loaded<AnswerSetup>>({ status: 'loading' })

/** What was typed but not sent, for each lead of this page. */
const drafts = new Map<string, AnswerText>()

export async function loadAnswerSetup(lead_id: string): Promise<void> {
  $answerSetup.set({ status: 'loading' })
  const outcome = await call(answerSetup, { lead_id })
  if (outcome.ok) $answerSetup.set({ status: 'ready', value: outcome.value })
  else $answerSetup.set({ status: 'failed', message: failureMessage(outcome) })
}

export function answerDraft(lead_id: string): AnswerText {
  return drafts.get(lead_id) ?? { subject: '', text: '' }
}

export function keepAnswerDraft(lead_id: string, typed: AnswerText): void {
  drafts.set(lead_id, typed)
}

/** Undefined once the answer is sent. */
export async function sendAnswer(
  lead: { lead_id: string; name: string },
  typed: AnswerText
): Promise<FieldErrors | undefined> {
  const checked = v.safeParse(Answer, typed)
  if (!checked.success) return errorsOf(checked.issues)
  const outcome = await call(answerLead, { lead_id: lead.lead_id, ...checked.output })
  if (!outcome.ok) return outcome.errors ?? { form: reportFailure(outcome) }
  drafts.delete(lead.lead_id)
  toast('success', messagesOf(answerMessages).sent(lead.name))
  return undefined
}

export function newTemplate(language: 'en' | 'fr'): AnswerTemplate {
  return { template_id: randomKey(), language, name: '', subject: '', text: '' }
}

/** Undefined once it is saved. */
export async function saveTemplate(template: AnswerTemplate): Promise<FieldErrors | undefined> {
  const checked = v.safeParse(AnswerTemplate, template)
  if (!checked.success) return errorsOf(checked.issues)
  const outcome = await call(saveAnswerTemplate, checked.output)
  if (!outcome.ok) return outcome.errors ?? { form: reportFailure(outcome) }
  showTemplates(outcome.value.data)
  toast('success', messagesOf(answerMessages).templates.saved(checked.output.name))
  return undefined
}

export async function removeTemplate({ name, template_id }: AnswerTemplate): Promise<boolean> {
  const outcome = await call(deleteAnswerTemplate, { template_id })
  if (!outcome.ok) {
    reportFailure(outcome)
    return false
  }
  showTemplates(outcome.value.data)
  toast('success', messagesOf(answerMessages).templates.removed(name))
  return true
}

function showTemplates(templates: AnswerTemplate[]): void {
  const loaded = $answerSetup.get()
  if (loaded.status !== 'ready') return
  $answerSetup.set({ status: 'ready', value: { ...loaded.value, templates } })
}

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { message, path } of issues) errors[String(path?.[0]?.key)] ??= message
  return errors
}
