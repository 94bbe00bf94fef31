import type * as v from 'valibot'
import { saveAgreement, type AgreementForm } from '#contract/accounts/agreement.ts'
import { call } from '#gateways/panel.ts'
import { take } from './go-live.ts'
import { toast } from '../site/toasts.ts'

export const AGREEMENT_KEPT = 'Your agreement is noted.'

/** Keeps the agreement that was signed; the faults of its fields, if the panel finds any. */
export async function agree(
  form: v.InferOutput<typeof AgreementForm>
): Promise<Record<string, string> | undefined> {
  const outcome = await call(saveAgreement, form)
  if (take(outcome)) toast('success', AGREEMENT_KEPT)
  return outcome.ok ? undefined : outcome.errors
}
