import { type Outcome, WENT_WRONG } from '#contract/endpoint.ts'
import { toast } from './site/toasts.ts'

export { WENT_WRONG }

export type Failure = Outcome<unknown> & { ok: false }

/** The panel's message, or 'Something went wrong.' */
export function failureMessage({ message }: Failure): string {
  return message ?? WENT_WRONG
}

/** Shows a failed call's message as a toast, and returns it. */
export function reportFailure(outcome: Failure): string {
  const message = failureMessage(outcome)
  toast('error', message)
  return message
}
