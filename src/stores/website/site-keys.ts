import { atom } from 'nanostores'
import * as v from 'valibot'
import { removeSiteSecret, setSiteSecret, siteSecrets } from '#contract/websites/site-secrets.ts'
import type { AnswerOf, Outcome } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { siteKeysMessages } from '#messages/site-keys.ts'
import type { SiteKey } from '#rules/websites/site-keys.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

/** When each key that is set was saved; no answer ever has a key itself. */
export const $siteKeys = atom<Loaded<AnswerOf<typeof siteSecrets>['data']>>({ status: 'loading' })

export async function loadSiteKeys(): Promise<void> {
  const outcome = await call(siteSecrets, {})
  if (outcome.ok) $siteKeys.set({ status: 'ready', value: outcome.value.data })
  else $siteKeys.set({ status: 'failed', message: failureMessage(outcome) })
}

/** Saves a key; answers what is wrong with it, if anything. */
export async function saveSiteKey(name: SiteKey, value: string): Promise<string | undefined> {
  const t = messagesOf(siteKeysMessages)
  if (value.trim() === '') return t.missing
  const checked = v.safeParse(setSiteSecret.input, { name, value })
  if (!checked.success) return checked.issues[0].message
  const outcome = await call(setSiteSecret, checked.output)
  if (!outcome.ok) return outcome.errors?.['value'] ?? failureMessage(outcome)
  take(outcome)
  toast('success', t.saved(t.names[name]))
  return undefined
}

export async function removeSiteKey(name: SiteKey): Promise<void> {
  const t = messagesOf(siteKeysMessages)
  const outcome = await call(removeSiteSecret, { name })
  if (!outcome.ok) {
    reportFailure(outcome)
    return
  }
  take(outcome)
  toast('success', t.removed(t.names[name]))
}

function take(outcome: Outcome<AnswerOf<typeof siteSecrets>> & { ok: true }): void {
  $siteKeys.set({ status: 'ready', value: outcome.value.data })
}
