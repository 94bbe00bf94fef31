/** Opens the card field that the running panel has switched on; each comes in a file of its own, loaded at the payment step. */
import type { WebsiteConfig } from '#contract/entities.ts'
import type { CardField } from './card-field.ts'

export async function openCardField(cards: WebsiteConfig['cards']): Promise<CardField> {
  if (cards.kind === 'stripe') {
    const { stripeCardField } = await import('./card-field-stripe.ts')
    return stripeCardField(cards.publishableKey)
  }
  const { sandboxCardField } = await import('./card-field-sandbox.ts')
  return sandboxCardField()
}
