import type { Outcome } from '#contract/endpoint.ts'
import { failureMessages } from '#messages/failures.ts'
import { messagesOf } from './site/messages.ts'
import { toast } from './site/toasts.ts'

export type Failure = Outcome<unknown> & { ok: false }

/** 'Something went wrong.' */
export function wentWrong(): string {
  return messagesOf(failureMessages).wentWrong
}

/** The panel's message, or 'Something went wrong.' */
export function failureMessage({ message }: Failure): string {
  return message ?? wentWrong()
}

/** Shows a failed call's message as a toast, and returns it. */
export function reportFailure(outcome: Failure): string {
  const message = failureMessage(outcome)
  toast('error', message)
  return message
}
