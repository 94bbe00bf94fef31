/** Opens the card field that the running panel has switched on; each comes in a file of its own, loaded at the payment step. */
import type { Confirmation } from '#contract/endpoint.ts'
import type { WebsiteConfig } from '#contract/billing/offer.ts'
import type { AskOwner, CardCheck, CardField } from './card-field.ts'

export async function openCardField(
  cards: WebsiteConfig['cards'],
  ask: AskOwner
): Promise<CardField> {
  if (cards.kind === 'stripe') {
    const { stripeCardField } = await import('./stripe-card-field.ts')
    return stripeCardField(cards.publishableKey)
  }
  const { sandboxCardField } = await import('./sandbox-card-field.ts')
  return sandboxCardField(ask)
}

/** Brings the card's owner and their bank together; whatever came of it, the panel knows and is asked. */
export async function confirmPayment(
  cards: WebsiteConfig['cards'],
  confirmation: Confirmation,
  ask: AskOwner
): Promise<CardCheck> {
  if (cards.kind === 'stripe') {
    const { confirmWithStripe } = await import('./confirm-stripe.ts')
    return confirmWithStripe(cards.publishableKey, confirmation)
  }
  const { confirmInSandbox } = await import('./confirm-sandbox.ts')
  return confirmInSandbox(confirmation, ask)
}
