/** Opens the card field that the running panel has switched on; each comes in a file of its own, loaded at the payment step. */
import type { Confirmation } from '#contract/endpoint.ts'
import type { WebsiteConfig } from '#contract/billing/offer.ts'
import type { AskOwner, CardCheck, CardField } from './card-field.ts'
import { inTime } from '../in-time.ts'

export async function openCardField(
  cards: WebsiteConfig['cards'],
  ask: AskOwner
): Promise<CardField> {
  if (cards.kind === 'stripe') {
    const { stripeCardField } = await inTime(import('./stripe-card-field.ts'))
    return stripeCardField(cards.publishableKey)
  }
  const { sandboxCardField } = await inTime(import('./sandbox-card-field.ts'))
  return sandboxCardField(ask)
}

/** Brings the card's owner and their bank together; whatever came of it, the panel knows and is asked. */
export async function confirmPayment(
  cards: WebsiteConfig['cards'],
  confirmation: Confirmation,
  ask: AskOwner
): Promise<CardCheck> {
  if (cards.kind === 'stripe') {
    const { confirmWithStripe } = await inTime(import('./confirm-stripe.ts'))
    return confirmWithStripe(cards.publishableKey, confirmation)
  }
  const { confirmInSandbox } = await inTime(import('./confirm-sandbox.ts'))
  return confirmInSandbox(confirmation, ask)
}
