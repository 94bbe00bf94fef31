import type * as v from 'valibot'
import { resetPassword, type ResetPasswordForm } from '#contract/accounts/user.ts'
import { call } from '#gateways/panel.ts'
import { notDone, type NotDone } from '../not-done.ts'
import { reloadAfter } from '../reload-after.ts'
import { toast } from '../site/toasts.ts'

export const PASSWORD_RESET = 'Password reset successfully.'

/** Sets the agent's new password; every other session of theirs ends. */
export async function choosePassword(
  form: v.InferOutput<typeof ResetPasswordForm>
): Promise<NotDone | undefined> {
  const outcome = await call(resetPassword, form)
  if (!outcome.ok) return notDone(outcome)
  toast('success', PASSWORD_RESET)
  // Whoever came by a mailed code may go everywhere from here on.
  await reloadAfter('choosePassword')
  return undefined
}
