import { atom } from 'nanostores'
import * as v from 'valibot'
import { campaign, type Campaign, CampaignFields } from '#contract/leads/campaigns.ts'
import {
  dropUnsavedCampaign,
  readUnsavedCampaign,
  storeUnsavedCampaign
} from '#gateways/storage/unsaved-campaigns.ts'
import { $user } from '#gateways/storage/saved.ts'
import { call } from '#gateways/panel.ts'
import { EVERYONE } from '#rules/leads/audience.ts'
import { failureMessage } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import type { Saving, Version } from '../saved-document.ts'

export type OpenedCampaign = {
  campaign_id: string
  /** The panel's latest answer; undefined until the campaign is first saved. */
  state: Campaign | undefined
  fields: CampaignFields
  /** What the panel has, as it was typed here. */
  saved: CampaignFields
  /** Counts replaced contents; as a React key it resets fields that hold their own state. */
  replacements: number
}
export type CampaignRefusal = { message: string; errors: Record<string, string> }

export const $opened = atom<Loaded<OpenedCampaign>>({ status: 'loading' })
export const $saving = atom<Saving<CampaignRefusal>>({ status: 'saved' })
export const $conflict = atom<Version<Campaign, CampaignFields> | undefined>(undefined)

const EMPTY: CampaignFields = {
  name: '',
  subject: '',
  body: '',
  language: 'en',
  audience: EVERYONE
}

/** Opens a campaign as the panel has it, with this browser's unsaved edits. */
export async function openCampaign(campaign_id: string, isNew: boolean): Promise<void> {
  $opened.set({ status: 'loading' })
  $saving.set({ status: 'saved' })
  $conflict.set(undefined)
  const kept = readUnsavedCampaign(campaign_id, owner())
  if (isNew || kept?.version === 0) return show(campaign_id, undefined, kept)
  const outcome = await call(campaign, { campaign_id })
  if (outcome.ok) return show(campaign_id, outcome.value.campaign, kept)
  $opened.set({ status: 'failed', message: failureMessage(outcome) })
}

export function opened(): OpenedCampaign | undefined {
  const loaded = $opened.get()
  return loaded.status === 'ready' ? loaded.value : undefined
}

/** Takes what is typed, and stores it in this browser at once. */
export function editCampaign(change: Partial<CampaignFields>): void {
  const now = opened()
  if (!now) return
  ready({ ...now, fields: { ...now.fields, ...change } })
  storeEdit()
  if ($saving.get().status !== 'conflict') $saving.set({ status: 'unsaved' })
}

/** Takes the panel's answer about sending; what is typed stays. */
export function setState(state: Campaign): void {
  const now = opened()
  if (now) ready({ ...now, state })
}

export function setSaved({ content, state }: Version<Campaign, CampaignFields>): void {
  const now = opened()
  if (now) ready({ ...now, state, saved: content })
}

/** Shows a version of the panel's instead of what is edited. */
export function replace({ content, state }: Version<Campaign, CampaignFields>): void {
  const now = opened()
  if (!now) return
  const replacements = now.replacements + 1
  ready({ ...now, state, fields: content, saved: content, replacements })
  dropUnsavedCampaign(now.campaign_id)
}

export function isUnsaved(): boolean {
  const now = opened()
  return now !== undefined && !isSame(now.fields, now.saved)
}

/** Compares what the panel would save. */
export function isSame(one: CampaignFields, other: CampaignFields): boolean {
  return written(one) === written(other)
}

export function storeEdit(): void {
  const now = opened()
  if (!now) return
  const { campaign_id, fields, state } = now
  storeUnsavedCampaign(campaign_id, { owner: owner(), version: state?.version ?? 0, fields })
}

/** Keeps an edit that another tab has stored. */
export function forgetStored(saved: CampaignFields): void {
  const now = opened()
  const kept = now && readUnsavedCampaign(now.campaign_id, owner())
  if (now && kept && isSame(kept.fields, saved)) dropUnsavedCampaign(now.campaign_id)
}

export function fieldsOf({ audience, body, language, name, subject }: Campaign): CampaignFields {
  return { audience, body, language, name, subject }
}

function show(
  campaign_id: string,
  state: Campaign | undefined,
  kept: ReturnType<typeof readUnsavedCampaign>
): void {
  const saved = state ? fieldsOf(state) : EMPTY
  const isEditable = state === undefined || state.state === 'draft'
  const fields = (isEditable && kept?.fields) || saved
  ready({ campaign_id, state, fields, saved, replacements: 0 })
  if (isSame(fields, saved)) return
  const isNewer = state && kept?.version !== state.version
  if (isNewer) $conflict.set({ state, content: saved })
  $saving.set({ status: isNewer ? 'conflict' : 'unsaved' })
}

function ready(value: OpenedCampaign): void {
  $opened.set({ status: 'ready', value })
}

function written(fields: CampaignFields): string {
  const checked = v.safeParse(CampaignFields, fields)
  return JSON.stringify(checked.success ? checked.output : fields)
}

function owner(): string {
  return $user.get()?.email ?? ''
}
