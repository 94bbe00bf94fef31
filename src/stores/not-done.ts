import type { Outcome } from '#contract/endpoint.ts'
import { toast } from './site/toasts.ts'

export { canKeep } from '#gateways/storage/saved.ts'

export const WENT_WRONG = 'Something went wrong.'
export const NOTHING_KEPT = 'This browser won’t keep you logged in'

/** Why it did not go: in a sentence, by field, and how long to wait where that helps. What was typed is still there. */
export type NotDone = {
  message: string
  errors: Record<string, string>
  reason: 'refused' | 'unreachable' | 'unkept'
  api_status: number
  retry_after?: number | undefined
}

/** Where no human check could be made: the visitor has been told by a toast. */
export const UNCHECKED: NotDone = {
  message: WENT_WRONG,
  errors: {},
  reason: 'unreachable',
  api_status: 0
}

/** Tells it by a toast too. */
export function notDone(outcome: Outcome<unknown> & { ok: false }): NotDone {
  const { api_status, errors = {}, message = WENT_WRONG } = outcome
  toast('error', message)
  const told = { api_status, errors, message }
  if (outcome.reason !== 'refused') return { ...told, reason: 'unreachable' }
  return { ...told, reason: 'refused', retry_after: outcome.retry_after }
}
