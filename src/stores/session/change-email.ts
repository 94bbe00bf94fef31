import type * as v from 'valibot'
import { changeEmail, ChangeEmailForm, EMAIL_CHANGED } from '#contract/accounts/verification.ts'
import { call } from '#gateways/panel.ts'
import { formFailure, type FormFailure } from '../form-failure.ts'
import { reloadAfter } from '../reload-after.ts'
import { toast } from '../site/toasts.ts'

export { ChangeEmailForm }

/** Changes the agent's email address before it is verified. */
export async function correctEmail(
  form: v.InferOutput<typeof ChangeEmailForm>
): Promise<FormFailure | undefined> {
  const outcome = await call(changeEmail, form)
  if (outcome.ok) toast('success', EMAIL_CHANGED)
  // A refusal may mean that the address has just been verified.
  await reloadAfter('changeEmail')
  return outcome.ok ? undefined : formFailure(outcome)
}
