import { atom } from 'nanostores'
import * as v from 'valibot'
import {
  CampaignFields,
  cancelCampaign,
  countAudience,
  deleteCampaign,
  previewCampaign,
  ReadyCampaign,
  sendCampaign,
  testCampaign
} from '#contract/leads/campaigns.ts'
import type { AnswerOf, Outcome } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { campaignMessages } from '#messages/leads/campaigns.ts'
import type { Audience } from '#rules/leads/audience.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { languageTag, messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'
import { campaignDocument, unsavedCampaigns } from './campaign.ts'
import { campaignPlace } from './campaign-list.ts'

const { opened, saved, setState } = campaignDocument

export const $audience = atom<Loaded<AnswerOf<typeof countAudience>>>({ status: 'loading' })
export const $preview = atom<Loaded<AnswerOf<typeof previewCampaign>>>({ status: 'loading' })
/** What must be right before the campaign can be sent, by field. */
export const $missing = atom<Record<string, string>>({})

/** Only the newest count is shown. */
let newest = 0

export async function loadAudience(audience: Audience): Promise<void> {
  const mine = ++newest
  const outcome = await call(countAudience, { audience })
  if (mine !== newest) return
  if (outcome.ok) $audience.set({ status: 'ready', value: outcome.value })
  else $audience.set({ status: 'failed', message: failureMessage(outcome) })
}

export async function loadPreview(): Promise<void> {
  $preview.set({ status: 'loading' })
  const now = await saved()
  if (!now)
    return $preview.set({ status: 'failed', message: messagesOf(campaignMessages).notSaved })
  const outcome = await call(previewCampaign, { campaign_id: now.campaign_id })
  if (outcome.ok) $preview.set({ status: 'ready', value: outcome.value })
  else $preview.set({ status: 'failed', message: failureMessage(outcome) })
}

export async function sendTest(): Promise<void> {
  const now = await saved()
  if (!now) return
  const outcome = await call(testCampaign, { campaign_id: now.campaign_id })
  if (!outcome.ok) return refuse(outcome)
  $missing.set({})
  toast('success', messagesOf(campaignMessages).tested(outcome.value.sent_to))
}

/** Whether the campaign can be sent as it is; else what is wrong is marked or told. */
export async function checkReady(): Promise<boolean> {
  const t = messagesOf(campaignMessages)
  const now = opened()
  if (!now) return false
  $missing.set(faultsOf(now.fields))
  if (Object.keys($missing.get()).length > 0) return false
  if (!(await saved())) {
    toast('error', t.notSaved)
    return false
  }
  await loadAudience(now.fields.audience)
  const counted = $audience.get()
  const lacks = counted.status === 'ready' ? counted.value.address_lacks : []
  if (lacks.length > 0) toast('error', t.addressLacks(lacks))
  return lacks.length === 0
}

/** Those among the missing fields that are still to be corrected. */
export function stillMissing(
  missing: Readonly<Record<string, string>>,
  fields: CampaignFields
): Record<string, string> {
  const faults = Object.entries(faultsOf(fields))
  return Object.fromEntries(faults.filter(([field]) => missing[field] !== undefined))
}

/** The first fault of each field, as the panel will find it. */
function faultsOf(fields: CampaignFields): Record<string, string> {
  const written = v.safeParse(CampaignFields, fields)
  const checked = v.safeParse(ReadyCampaign, written.success ? written.output : fields, {
    lang: languageTag()
  })
  const faults = (checked.issues ?? []).map(
    (issue) => [v.getDotPath(issue) ?? '', issue.message] as const
  )
  return Object.fromEntries(faults.toReversed())
}

/** Sends the campaign now, or at a time; what is wrong, if it was refused. */
export async function send(send_at: string | null): Promise<string | undefined> {
  const now = await saved()
  if (!now) return messagesOf(campaignMessages).notSaved
  const { campaign_id, version } = now
  const outcome = await call(sendCampaign, { campaign_id, version, send_at })
  if (!outcome.ok) {
    $missing.set(outcome.errors ?? {})
    return failureMessage(outcome)
  }
  setState(outcome.value.campaign)
  const t = messagesOf(campaignMessages)
  toast('success', send_at === null ? t.started : t.scheduled)
  return undefined
}

export async function cancel(): Promise<void> {
  const now = opened()?.state
  if (!now) return
  const outcome = await call(cancelCampaign, { campaign_id: now.campaign_id })
  if (outcome.ok) setState(outcome.value.campaign)
  else reportFailure(outcome)
}

export async function removeCampaign(): Promise<void> {
  const now = opened()
  if (!now) return
  const outcome = await call(deleteCampaign, { campaign_id: now.id })
  if (!outcome.ok) return void reportFailure(outcome)
  unsavedCampaigns.drop(now.id)
  campaignPlace.openPlace(undefined)
}

function refuse(outcome: Outcome<unknown> & { ok: false }): void {
  $missing.set(outcome.errors ?? {})
  reportFailure(outcome)
}
