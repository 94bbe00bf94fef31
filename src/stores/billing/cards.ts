import { atom } from 'nanostores'
import { messagesOf } from '../site/messages.ts'
import { reportFailure } from '../failures.ts'
import { paymentMethodMessages } from '#messages/payment-methods.ts'
import { cardMessages } from '#messages/card.ts'
import type { PaymentMethod } from '#contract/billing/bills.ts'
import { paymentMethods, removePaymentMethod, setPrimaryCard } from '#contract/billing/payment.ts'
import { call } from '#gateways/panel.ts'
import { paymentOutcomeMessages } from '#messages/payment-outcomes.ts'
import { $paymentDeclined } from './billing.ts'
import { loader } from '../loaded.ts'
import { reloadAfter } from '../reload-after.ts'
import { toast } from '../site/toasts.ts'

/** The saved cards, the primary one first. */
export const cards = loader('cards', paymentMethods)

/** The id of the card that was last added on this page. */
export const $addedCard = atom<string | undefined>()

/** The card that was entered again though it is saved, until the cards change. */
export const $knownCard = atom<string | undefined>()

/** The ids of the cards on the screen. */
export function cardIds(): string[] {
  const known = cards.$loaded.get()
  return known.status === 'ready' ? known.value.map(({ upm_id }) => upm_id) : []
}

/** 'Visa ending in 4242' */
export function cardName({ card_brand, card_last4 }: PaymentMethod): string {
  return messagesOf(cardMessages).name(card_brand, card_last4)
}

/** Makes this the card that is charged. */
export async function makePrimary(card: PaymentMethod): Promise<void> {
  const outcome = await call(setPrimaryCard, { upm_id: card.upm_id })
  if (outcome.ok) {
    $knownCard.set(undefined)
    toast('success', messagesOf(paymentMethodMessages).isPrimary(cardName(card)))
    // The declined card was another one.
    $paymentDeclined.set(undefined)
  } else reportFailure(outcome)
  await reloadAfter('makePrimary')
}

/** Deletes a card. */
export async function removeCard({ upm_id }: PaymentMethod): Promise<void> {
  const outcome = await call(removePaymentMethod, { upm_id })
  if (outcome.ok) toast('success', messagesOf(paymentOutcomeMessages).cardRemoved)
  else reportFailure(outcome)
  await reloadAfter('removeCard')
}
