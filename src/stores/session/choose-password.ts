import type * as v from 'valibot'
import { resetPassword, type ResetPasswordForm } from '#contract/accounts/user.ts'
import { call } from '#gateways/panel.ts'
import { formFailure, type FormFailure } from '../form-failure.ts'
import { reloadAfter } from '../reload-after.ts'

/** Sets the agent's new password, which ends their other sessions. */
export async function choosePassword(
  form: v.InferOutput<typeof ResetPasswordForm>
): Promise<FormFailure | undefined> {
  const outcome = await call(resetPassword, form)
  if (!outcome.ok) return formFailure(outcome)
  // An agent who logged in with an emailed code may now leave the reset page.
  await reloadAfter('choosePassword')
  return undefined
}
