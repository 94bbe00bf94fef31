import { atom } from 'nanostores'
import { leadSettings, saveLeadSettings } from '#contract/leads/lead-settings.ts'
import { call } from '#gateways/panel.ts'
import { morningSummaryMessages } from '#messages/leads/morning-summary.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

/** Whether the agent gets the morning summary. */
export const $morningSummary = atom<Loaded<boolean>>({ status: 'loading' })

export async function loadLeadSettings(): Promise<void> {
  const outcome = await call(leadSettings, {})
  if (outcome.ok) $morningSummary.set({ status: 'ready', value: outcome.value.morning_summary })
  else $morningSummary.set({ status: 'failed', message: failureMessage(outcome) })
}

export async function setMorningSummary(morning_summary: boolean): Promise<void> {
  const outcome = await call(saveLeadSettings, { morning_summary })
  if (!outcome.ok) return void reportFailure(outcome)
  $morningSummary.set({ status: 'ready', value: outcome.value.morning_summary })
  const t = messagesOf(morningSummaryMessages)
  toast('success', morning_summary ? t.on : t.off)
}
