import Stripe from 'stripe'

const KEYS_MAX = 5

/**
 * Asks Stripe to make something once, under a key of ours. Stripe gives a key's first answer again for a day, a fault of
 * its own included, and refuses a key that comes back with other words: such a key is burnt and the next one is taken.
 * Only for what does no harm when it is there twice.
 */
export async function makeOnce<T>(
  key: string,
  make: (options: { idempotencyKey: string }) => Promise<T>
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await make({ idempotencyKey: tries === 1 ? key : `${key}:${tries}` })
    } catch (error) {
      if (tries === KEYS_MAX || !isBurnt(error)) throw error
    }
  }
}

function isBurnt(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return error.statusCode === 400
  return (
    error instanceof Stripe.errors.StripeAPIError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  )
}
