import { type Failure, reportFailure, wentWrong } from './failures.ts'

export { canKeep } from '#gateways/storage/saved.ts'

/** Why a form was not sent: one sentence, by field, and the wait before a retry if there is one. */
export type FormFailure = {
  message: string
  errors: Record<string, string>
  reason: 'refused' | 'unreachable' | 'unkept'
  api_status: number
  retry_after?: number | undefined
}

/** The human check failed; a toast has said why. */
export function humanCheckFailed(): FormFailure {
  return { message: wentWrong(), errors: {}, reason: 'unreachable', api_status: 0 }
}

/** By field. The human check has none, so its refusal is told beside the button. */
export function fieldErrors({ errors = {} }: Failure): Record<string, string> {
  const { recaptcha: _check, ...fields } = errors
  return fields
}

/** Also shows the message as a toast. */
export function formFailure(outcome: Failure): FormFailure {
  const { api_status } = outcome
  const common = { api_status, errors: fieldErrors(outcome), message: reportFailure(outcome) }
  if (outcome.reason !== 'refused') return { ...common, reason: 'unreachable' }
  return { ...common, reason: 'refused', retry_after: outcome.retry_after }
}
