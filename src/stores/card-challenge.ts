import { atom } from 'nanostores'
import { confirmPayment as confirmWith } from '#gateways/card-field-choice.ts'
import type { AskOwner, CardCheck } from '#gateways/card-field.ts'
import type { Confirmation } from '#contract/endpoint.ts'
import { $siteData, loadSiteData } from './site-data.ts'

/** What test mode's bank asks the card's owner; undefined while it asks nothing. */
export const $challenge = atom<
  { amount: number | undefined; answer: (isOwner: boolean) => void } | undefined
>()

/** Shows the question; one that is still open counts as answered with No. */
export const askOwner: AskOwner = ({ amount }) => {
  $challenge.get()?.answer(false)
  return new Promise((done) => {
    $challenge.set({
      amount,
      answer(isOwner) {
        $challenge.set(undefined)
        done(isOwner)
      }
    })
  })
}

/** Has the card's owner confirm a payment with their bank, wherever the panel's card provider does that. */
export async function confirmPayment(confirmation: Confirmation): Promise<CardCheck> {
  await loadSiteData()
  const site = $siteData.get()
  if (site.status !== 'ready') return { ok: false, message: 'Something went wrong.' }
  const { cards } = site.data.websiteConfig
  return confirmWith(cards, confirmation, askOwner).catch(() => ({
    ok: false,
    message: 'Something went wrong.'
  }))
}
