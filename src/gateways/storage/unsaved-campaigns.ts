// Unsaved edits of email campaigns, stored in the browser so that they survive a reload or a lost
// connection. Only the agent who made them gets them back.

import * as v from 'valibot'
import { CampaignFields } from '#contract/leads/campaigns.ts'
import { browserStorage } from './browser-storage.ts'
import { drop, noteTrouble } from './storage.ts'

const UnsavedCampaign = v.object({
  owner: v.string(),
  /** The panel's version that was edited; 0 for a new one. */
  version: v.number(),
  fields: CampaignFields
})
type UnsavedCampaign = v.InferOutput<typeof UnsavedCampaign>

export function readUnsavedCampaign(id: string, owner: string): UnsavedCampaign | undefined {
  const kept = v.safeParse(UnsavedCampaign, browserStorage.readJson(keyOf(id)))
  return kept.success && kept.output.owner === owner ? kept.output : undefined
}

export function storeUnsavedCampaign(id: string, edit: UnsavedCampaign): void {
  noteTrouble(browserStorage.write(keyOf(id), JSON.stringify(edit)))
}

export function dropUnsavedCampaign(id: string): void {
  drop(keyOf(id))
}

function keyOf(id: string): `editor:campaign:${string}` {
  return `editor:campaign:${id}`
}
