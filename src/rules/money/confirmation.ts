/** How long a cardholder may take to confirm a payment; the domain they ordered is reserved meanwhile. */
export const CONFIRM_WITHIN_MINUTES = 60
export const CONFIRM_WITHIN_MS = CONFIRM_WITHIN_MINUTES * 60_000

/** The sandbox's message for a failed challenge; Stripe's own message is shown unchanged. */
export const NOT_APPROVED = 'Your bank didn’t receive your approval.'
