import { atom } from 'nanostores'
import { campaigns } from '#contract/leads/campaigns.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { randomKey } from '#gateways/browser/random-key.ts'
import { readSearch, whenReturned, writeSearch } from '#gateways/browser/page-search.ts'
import { call } from '#gateways/panel.ts'
import { failureMessage } from '../failures.ts'
import type { Loaded } from '../loaded.ts'

export const $campaigns = atom<Loaded<AnswerOf<typeof campaigns>>>({ status: 'loading' })

/** The campaign that is open; undefined for the list. */
export const $place = atom<{ campaign: string | undefined; isNew: boolean }>({
  campaign: undefined,
  isNew: false
})

export async function loadCampaigns(): Promise<void> {
  const outcome = await call(campaigns, {})
  if (outcome.ok) $campaigns.set({ status: 'ready', value: outcome.value })
  else $campaigns.set({ status: 'failed', message: failureMessage(outcome) })
}

/** Reads the address, now and after Back and Forward. */
export function followAddress(): () => void {
  const read = () => {
    const campaign = readSearch().get('campaign')
    const isId = campaign !== null && /^[0-9a-f-]{36}$/.test(campaign)
    $place.set({ campaign: isId ? campaign : undefined, isNew: false })
  }
  read()
  return whenReturned(read)
}

export function openPlace(campaign: string | undefined, isNew = false): void {
  writeSearch(campaign === undefined ? {} : { campaign }, true)
  $place.set({ campaign, isNew })
}

export function campaignAddress(campaign_id: string): string {
  return `?campaign=${campaign_id}`
}

/** A new one has its id from here, so that a save whose answer is lost creates no second one. */
export function addCampaign(): void {
  const hex = randomKey()
  openPlace(hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5'), true)
}
