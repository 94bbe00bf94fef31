import type * as v from 'valibot'
import { goLiveMessages } from '#messages/go-live.ts'
import { saveAgreement, type AgreementForm } from '#contract/accounts/agreement.ts'
import { call } from '#gateways/panel.ts'
import { messagesOf } from '../site/messages.ts'
import { applyOutcome } from './go-live.ts'
import { toast } from '../site/toasts.ts'

/** Saves which agreement was signed, and when; returns the panel's field errors. */
export async function saveSignedAgreement(
  form: v.InferOutput<typeof AgreementForm>
): Promise<Record<string, string> | undefined> {
  const outcome = await call(saveAgreement, form)
  if (applyOutcome(outcome)) toast('success', messagesOf(goLiveMessages).agreementSaved)
  return outcome.ok ? undefined : outcome.errors
}
