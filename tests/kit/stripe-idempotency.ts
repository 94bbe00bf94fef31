import type { Answer } from './stripe-state.ts'

type Known = { request: string; answer: Answer | undefined }

/**
 * Stripe's idempotency: repeats the first response to a key, including a failure after processing
 * began; refuses a key with different parameters or a request in progress; and forgets a request
 * that was never begun.
 */
export function createIdempotencyStore() {
  const known = new Map<string, Known>()
  return {
    /** The stored or refusing response to a request; undefined if it must be processed. */
    seen(key: string, request: string): { answer: Answer; isReplay: boolean } | undefined {
      const first = known.get(key)
      if (!first) {
        known.set(key, { request, answer: undefined })
        return undefined
      }
      if (first.request !== request) return { answer: refused(400, OTHER_WORDS), isReplay: false }
      if (!first.answer) {
        return { answer: refused(409, UNDER_WAY, 'idempotency_key_in_use'), isReplay: false }
      }
      return { answer: first.answer, isReplay: true }
    },
    keep(key: string, answer: Answer): void {
      const first = known.get(key)
      if (first) first.answer = answer
    }
  }
}

const OTHER_WORDS =
  'Keys for idempotent requests can only be used with the same parameters they were first used with.'
const UNDER_WAY = 'There is currently another in-progress request using this Idempotent Key.'

function refused(status: number, message: string, code?: string): Answer {
  const error = { type: 'idempotency_error', message, ...(code && { code }) }
  return { status, body: { error } }
}
