import { atom } from 'nanostores'
import * as v from 'valibot'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { changeLeads, type LeadChangeInput } from '#contract/leads/change-leads.ts'
import { type Person, type PersonAnswer, person, personTimeline } from '#contract/leads/person.ts'
import { erasePerson } from '#contract/leads/same-person.ts'
import { currentLanguageTag, goTo, query } from '#gateways/browser/browser.ts'
import { call } from '#gateways/panel.ts'
import { personMessages } from '#messages/leads/person.ts'
import { paths } from '#rules/paths.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

/** Null if there is no such person. */
export const $person = atom<Loaded<Person | null>>({ status: 'loading' })

/** What is wrong with each field; undefined if the change was made. */
export type FieldErrors = Record<string, string> | undefined

/** The person named in the page's address. */
export function leadAsked(): string {
  return query('lead_id') ?? ''
}

export async function loadPerson(lead_id: string): Promise<void> {
  if (!v.safeParse(person.input, { lead_id }).success) {
    return $person.set({ status: 'ready', value: null })
  }
  const outcome = await call(person, { lead_id })
  if (outcome.ok) $person.set({ status: 'ready', value: outcome.value.person })
  else if (outcome.api_status === 404) $person.set({ status: 'ready', value: null })
  else $person.set({ status: 'failed', message: failureMessage(outcome) })
}

/** Adds the next page of the timeline. */
export async function loadOlder({ lead, timeline }: Person): Promise<void> {
  if (timeline.next === null) return
  const input = { lead_id: lead.lead_id, before: timeline.next }
  const outcome = await call(personTimeline, input)
  if (!outcome.ok) return void reportFailure(outcome)
  const shown = $person.get()
  // A change in the meantime has brought the newest page again.
  if (shown.status !== 'ready' || shown.value?.timeline !== timeline) return
  const { events, next } = outcome.value.timeline
  const more = { events: [...timeline.events, ...events], next }
  $person.set({ status: 'ready', value: { ...shown.value, timeline: more } })
}

type PersonChange = Endpoint<v.GenericSchema, typeof PersonAnswer>

/** Makes a change and shows the person as the panel answers them. */
export async function changePerson<E extends PersonChange>(
  endpoint: E,
  input: InputOf<E>,
  success?: string
): Promise<FieldErrors> {
  const checked = v.safeParse(endpoint.input, input, { lang: currentLanguageTag() })
  if (!checked.success) return errorsOf(checked.issues)
  const outcome = await call(endpoint, input)
  if (!outcome.ok) {
    if (!outcome.errors) reportFailure(outcome)
    return outcome.errors ?? {}
  }
  $person.set({ status: 'ready', value: outcome.value.person })
  if (success) toast('success', success)
  return undefined
}

/** Changes the stage, the follow-up or the tags, as the list does with many people. */
export async function changeLead(
  { lead }: Person,
  change: LeadChangeInput,
  success: string
): Promise<FieldErrors> {
  const { lead_id } = lead
  const checked = v.safeParse(changeLeads.input, { lead_ids: [lead_id], ...change })
  if (!checked.success) return errorsOf(checked.issues)
  const outcome = await call(changeLeads, checked.output)
  if (!outcome.ok) {
    reportFailure(outcome)
    return {}
  }
  await loadPerson(lead_id)
  toast('success', success)
  return undefined
}

/** Erases the person, and leaves their page. */
export async function eraseForGood(lead_id: string): Promise<void> {
  const outcome = await call(erasePerson, { lead_id, confirm: 'erase' })
  if (!outcome.ok) return void reportFailure(outcome)
  goTo(paths.leads, { kind: 'success', message: messagesOf(personMessages).erased })
}

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { message, path } of issues) errors[String(path?.[0]?.key)] ??= message
  return errors
}
