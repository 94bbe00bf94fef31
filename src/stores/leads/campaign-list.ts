import { atom } from 'nanostores'
import { campaigns } from '#contract/leads/campaigns.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { failureMessage } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { createOpenedPlace } from './opened-place.ts'

export const $campaigns = atom<Loaded<AnswerOf<typeof campaigns>>>({ status: 'loading' })

/** The campaign that is open. */
export const campaignPlace = createOpenedPlace('campaign')

export async function loadCampaigns(): Promise<void> {
  const outcome = await call(campaigns, {})
  if (outcome.ok) $campaigns.set({ status: 'ready', value: outcome.value })
  else $campaigns.set({ status: 'failed', message: failureMessage(outcome) })
}
