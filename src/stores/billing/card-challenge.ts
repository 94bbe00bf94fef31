import { WENT_WRONG } from '../failures.ts'
import { confirmPayment as confirmWith } from '#gateways/card/choose-card-field.ts'
import type { CardCheck } from '#gateways/card/card-field.ts'
import type { Confirmation } from '#contract/endpoint.ts'
import { askOwner } from './bank-question.ts'
import { $siteData, loadSiteData } from '../site/site-data.ts'

/** Has the card's owner confirm a payment with their bank, wherever the panel's card provider does that. */
export async function confirmPayment(confirmation: Confirmation): Promise<CardCheck> {
  await loadSiteData()
  const site = $siteData.get()
  if (site.status !== 'ready') return { ok: false, message: WENT_WRONG }
  const { cards } = site.data.websiteConfig
  return confirmWith(cards, confirmation, askOwner).catch(() => ({
    ok: false,
    message: WENT_WRONG
  }))
}
