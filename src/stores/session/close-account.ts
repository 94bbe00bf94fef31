import type * as v from 'valibot'
import { closeAccount as close, CloseAccountForm } from '#contract/accounts/close-account.ts'
import { goTo } from '#gateways/browser/browser.ts'
import { call } from '#gateways/panel.ts'
import { privacyMessages } from '#messages/privacy/screen.ts'
import { paths } from '#rules/paths.ts'
import { formFailure, type FormFailure } from '../form-failure.ts'
import { messagesOf } from '../site/messages.ts'
import { leaveSession } from './session.ts'

export { CloseAccountForm }

/** Closes the account for good and leaves its pages. */
export async function closeAccount(
  form: v.InferOutput<typeof CloseAccountForm>
): Promise<FormFailure | undefined> {
  const outcome = await call(close, form)
  if (!outcome.ok) return formFailure(outcome)
  leaveSession()
  goTo(paths.home, { kind: 'success', message: messagesOf(privacyMessages).close.done })
  return undefined
}
