// Stripe's card field: an iframe of Stripe's, so that no card number ever touches our page.

import type { Stripe, StripeCardElement, StripeElementStyle, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { cardFieldMessages } from '#messages/card-field.ts'
import { failureMessages } from '#messages/failures.ts'
import { billingValidation } from '#messages/validation/billing.ts'
import { CARD_BRAND_NAMES } from '#rules/money/card-brands.ts'
import { messagesOf } from '../browser/messages.ts'
import type { CardCheck, CardField, CardToken } from './card-field.ts'

/** The frame can't read our style sheet; these values match tokens.css. */
const STYLE: StripeElementStyle = {
  base: {
    color: '#12302a',
    fontFamily: 'Instrument Sans, Arial, sans-serif',
    fontSize: '17px',
    '::placeholder': { color: '#4a5f59' }
  },
  invalid: { color: '#98331a' }
}

export function stripeCardField(publishableKey: string): CardField {
  const t = messagesOf(cardFieldMessages)
  const { cardMissing } = messagesOf(billingValidation)
  let stripe: Stripe | null = null
  let card: StripeCardElement | undefined
  let isMounted = false
  let fault = cardMissing

  return {
    async mount(element, reader): Promise<CardCheck> {
      isMounted = true
      stripe = await loadStripe(publishableKey).catch(() => null)
      if (!stripe) return { ok: false, message: t.notLoaded }
      // The step may have been left while the library loaded.
      if (!isMounted) return { ok: true }
      // The form has its own postal code field.
      const itsCard = stripe.elements().create('card', { hidePostalCode: true, style: STYLE })
      card = itsCard
      itsCard.on('change', ({ brand, complete, error }) => {
        const message = error?.message ?? ''
        fault = complete ? '' : message || cardMissing
        reader.changed({ brand: CARD_BRAND_NAMES[brand] ?? '', complete, message })
      })
      return new Promise((resolve) => {
        itsCard.on('ready', () => resolve({ ok: true }))
        itsCard.on('loaderror', () => resolve({ ok: false, message: t.notLoaded }))
        itsCard.mount(element)
      })
    },
    check() {
      if (!card) return { ok: false, message: t.notLoaded }
      return fault === '' ? { ok: true } : { ok: false, message: fault }
    },
    focus() {
      card?.focus()
    },
    async token(clientSecret, owner): Promise<CardToken> {
      if (!stripe || !card) return { ok: false, message: t.notLoaded }
      const { address } = owner
      const { error, setupIntent } = await stripe.confirmCardSetup(clientSecret, {
        payment_method: {
          card,
          billing_details: {
            name: owner.name,
            email: owner.email,
            ...(owner.phone && { phone: owner.phone }),
            address: {
              line1: address.line1,
              line2: address.line2,
              city: address.city,
              state: address.state,
              postal_code: address.postalCode,
              country: 'CA'
            }
          }
        }
      })
      if (error) {
        return {
          ok: false,
          message: error.message ?? messagesOf(failureMessages).wentWrong,
          declined: isDecline(error)
        }
      }
      const saved = setupIntent.payment_method
      const token = typeof saved === 'string' ? saved : saved?.id
      return token
        ? { ok: true, token }
        : { ok: false, message: messagesOf(failureMessages).wentWrong }
    },
    unmount() {
      isMounted = false
      card?.destroy()
      card = undefined
    }
  }
}

/** Stripe reports a failed 3-D Secure check as an invalid request, not as a card error. */
function isDecline({ code, type }: StripeError): boolean {
  return type === 'card_error' || code === 'setup_intent_authentication_failure'
}
