/** How long a card's owner may take to confirm a payment with their bank; the domain they ordered is held meanwhile. */
export const CONFIRM_WITHIN_MINUTES = 60
export const CONFIRM_WITHIN_MS = CONFIRM_WITHIN_MINUTES * 60_000
