import type { Answer } from './stripe-state.ts'

type Known = { request: string; answer: Answer | undefined }

/**
 * Idempotency as Stripe has it: a key's first answer is given again, a fault that came after work had begun included; a key that
 * comes back with other words is refused, and one whose request is still under way too. What was never begun is not kept.
 */
export function createIdempotencyStore() {
  const known = new Map<string, Known>()
  return {
    /** How a key's request is to be answered without doing anything; undefined where it is to be done now. */
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
