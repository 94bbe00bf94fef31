// Saves the open campaign while it is edited.

import * as v from 'valibot'
import { campaign, type Campaign, CampaignFields, saveCampaign } from '#contract/leads/campaigns.ts'
import type { Outcome } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { createAutosave } from '../autosave.ts'
import { failureMessage } from '../failures.ts'
import type { OpenDocument } from '../saved-document.ts'
import {
  $conflict,
  $opened,
  $saving,
  type CampaignRefusal,
  fieldsOf,
  forgetStored,
  isSame,
  isUnsaved,
  opened,
  type OpenedCampaign,
  replace,
  setSaved,
  storeEdit
} from './campaign.ts'

export const { keepMine, save, startAutosave } = createAutosave<
  Campaign,
  CampaignFields,
  CampaignRefusal
>({
  $conflict,
  $document: $opened,
  $saving,
  pauseMs: 1500,
  open() {
    const now = opened()
    // One that is on its way is only read.
    if (!now || (now.state && now.state.state !== 'draft')) return undefined
    return documentOf(now)
  },
  isSame,
  isUnsaved,
  versionOf: ({ version }) => version,
  refusalOf: (outcome) => ({ message: failureMessage(outcome), errors: outcome.errors ?? {} }),
  setSaved,
  replace,
  storeEdit,
  forgetStored
})

/** Shows what was saved elsewhere; what was typed here is dropped. */
export function takeTheirs(): void {
  const theirs = $conflict.get()
  if (!theirs) return
  $conflict.set(undefined)
  replace(theirs)
  $saving.set({ status: 'saved' })
}

function documentOf(now: OpenedCampaign): OpenDocument<Campaign, CampaignFields, CampaignRefusal> {
  const { campaign_id, fields, saved, state } = now
  return {
    id: campaign_id,
    content: fields,
    saved: state && { state, content: saved },
    check() {
      const checked = v.safeParse(CampaignFields, fields)
      if (checked.success) return undefined
      const { message, path } = checked.issues[0]
      return { message, errors: { [String(path?.[0]?.key)]: message } }
    },
    async send() {
      const base_version = state?.version ?? 0
      return only(
        await call(saveCampaign, {
          campaign_id,
          base_version,
          ...v.parse(CampaignFields, fields)
        })
      )
    },
    async load() {
      const outcome = only(await call(campaign, { campaign_id }))
      if (!outcome.ok) return outcome
      return { ok: true, value: { state: outcome.value, content: fieldsOf(outcome.value) } }
    }
  }
}

function only(outcome: Outcome<{ campaign: Campaign }>): Outcome<Campaign> {
  return outcome.ok ? { ok: true, value: outcome.value.campaign } : outcome
}
