import type * as v from 'valibot'
import { changeEmail, ChangeEmailForm } from '#contract/accounts/verification.ts'
import { call } from '#gateways/panel.ts'
import { changeEmailMessages } from '#messages/change-email.ts'
import { formFailure, type FormFailure } from '../form-failure.ts'
import { reloadAfter } from '../reload-after.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

export { ChangeEmailForm }

/** Changes the agent's email address before it is verified. */
export async function correctEmail(
  form: v.InferOutput<typeof ChangeEmailForm>
): Promise<FormFailure | undefined> {
  const outcome = await call(changeEmail, form)
  if (outcome.ok) toast('success', messagesOf(changeEmailMessages).changed)
  // A refusal may mean that the address has just been verified.
  await reloadAfter('changeEmail')
  return outcome.ok ? undefined : formFailure(outcome)
}
