import { type Outcome, WENT_WRONG } from '#contract/endpoint.ts'
import { toast } from './site/toasts.ts'

export { WENT_WRONG }

export type Failure = Outcome<unknown> & { ok: false }

/** What a call failed with, in the panel's sentence where it gave one. */
export function failureMessage({ message }: Failure): string {
  return message ?? WENT_WRONG
}

/** Tells the person what a call failed with, in a toast; returns the sentence. */
export function reportFailure(outcome: Failure): string {
  const message = failureMessage(outcome)
  toast('error', message)
  return message
}
