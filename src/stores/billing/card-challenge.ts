import { wentWrong } from '../failures.ts'
import { confirmPayment as confirmWith } from '#gateways/card/choose-card-field.ts'
import type { CardCheck } from '#gateways/card/card-field.ts'
import type { Confirmation } from '#contract/endpoint.ts'
import { askCardholder } from './ask-cardholder.ts'
import { $siteData, loadSiteData } from '../site/site-data.ts'

/** Has the cardholder confirm a payment with their bank, through the panel's card provider. */
export async function confirmPayment(confirmation: Confirmation): Promise<CardCheck> {
  await loadSiteData()
  const site = $siteData.get()
  if (site.status !== 'ready') return { ok: false, message: wentWrong() }
  const { cards } = site.data.websiteConfig
  return confirmWith(cards, confirmation, askCardholder).catch(() => ({
    ok: false,
    message: wentWrong()
  }))
}
