// Loads the card field that the panel is configured for, at the payment step only.

import type { Confirmation } from '#contract/endpoint.ts'
import type { WebsiteConfig } from '#contract/billing/offer.ts'
import type { AskCardholder, CardCheck, CardField } from './card-field.ts'
import { inTime } from '../in-time.ts'

export async function openCardField(
  cards: WebsiteConfig['cards'],
  ask: AskCardholder
): Promise<CardField> {
  if (cards.kind === 'stripe') {
    const { stripeCardField } = await inTime(import('./stripe-card-field.ts'))
    return stripeCardField(cards.publishableKey)
  }
  const { sandboxCardField } = await inTime(import('./sandbox-card-field.ts'))
  return sandboxCardField(ask)
}

/** Lets the cardholder confirm with their bank; the panel knows the outcome and is asked afterwards. */
export async function confirmPayment(
  cards: WebsiteConfig['cards'],
  confirmation: Confirmation,
  ask: AskCardholder
): Promise<CardCheck> {
  if (cards.kind === 'stripe') {
    const { confirmWithStripe } = await inTime(import('./confirm-stripe.ts'))
    return confirmWithStripe(cards.publishableKey, confirmation)
  }
  const { confirmInSandbox } = await inTime(import('./confirm-sandbox.ts'))
  return confirmInSandbox(confirmation, ask)
}
