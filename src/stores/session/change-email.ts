import type * as v from 'valibot'
import { changeEmail, ChangeEmailForm, EMAIL_CHANGED } from '#contract/accounts/verification.ts'
import { call } from '#gateways/panel.ts'
import { notDone, type NotDone } from '../not-done.ts'
import { reloadAfter } from '../reload-after.ts'
import { toast } from '../site/toasts.ts'

export { ChangeEmailForm }

/** Corrects the agent's address while it is not verified. */
export async function correctEmail(
  form: v.InferOutput<typeof ChangeEmailForm>
): Promise<NotDone | undefined> {
  const outcome = await call(changeEmail, form)
  if (outcome.ok) toast('success', EMAIL_CHANGED)
  // A refusal may mean that the address was confirmed meanwhile.
  await reloadAfter('changeEmail')
  return outcome.ok ? undefined : notDone(outcome)
}
