import Stripe from 'stripe'

const KEYS_MAX = 5

/**
 * Creates something at Stripe under an idempotency key. For a day Stripe replays a key's first answer,
 * even a server error, and refuses the key with other parameters. Such a key is spent, so the next one
 * is used. Only for objects that do no harm when created twice.
 */
export async function createOnce<T>(
  key: string,
  make: (options: { idempotencyKey: string }) => Promise<T>
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await make({ idempotencyKey: tries === 1 ? key : `${key}:${tries}` })
    } catch (error) {
      if (tries === KEYS_MAX || !isSpent(error)) throw error
    }
  }
}

function isSpent(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return error.statusCode === 400
  return (
    error instanceof Stripe.errors.StripeAPIError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  )
}
