import { type Failure, reportFailure, WENT_WRONG } from './failures.ts'

export { canKeep } from '#gateways/storage/saved.ts'

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
export function notDone(outcome: Failure): NotDone {
  const { api_status, errors = {} } = outcome
  const told = { api_status, errors, message: reportFailure(outcome) }
  if (outcome.reason !== 'refused') return { ...told, reason: 'unreachable' }
  return { ...told, reason: 'refused', retry_after: outcome.retry_after }
}
