/** How long a card's owner may take to confirm a payment with their bank; the domain they ordered is held meanwhile. */
export const CONFIRM_WITHIN_MINUTES = 60
export const CONFIRM_WITHIN_MS = CONFIRM_WITHIN_MINUTES * 60_000

/** Stripe's words for a challenge that failed; the sandbox says the same. */
export const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
