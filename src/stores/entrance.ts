// Getting in: registering, logging in, and a new password for who forgot theirs.

import type * as v from 'valibot'
import {
  forgotPassword,
  logIn,
  registerUser,
  type ForgotPasswordForm,
  type LoginForm,
  type RegistrationForm
} from '#contract/auth.ts'
import type { Outcome } from '#contract/endpoint.ts'
import { resetPassword, type ResetPasswordForm } from '#contract/user.ts'
import { goTo, query, takeFragment } from '#gateways/browser.ts'
import { dropDraft } from '#gateways/drafts.ts'
import { call } from '#gateways/panel.ts'
import { $accessToken, $referralCode, $user, canKeep, forgetOthers } from '#gateways/saved.ts'
import { afterLogin, homeOf, RESET_FIRST } from '#rules/guard.ts'
import { REFERRAL_TEXT_MAX } from '#rules/limits.ts'
import { $session, refreshSession } from './session.ts'
import { toast } from './toasts.ts'

export { canKeep } from '#gateways/saved.ts'

export const LOGGED_IN = 'User successfully logged in.'
export const RESET_SENT =
  'Password reset link sent to your email address. Please check to continue.'
export const PASSWORD_RESET = 'Password reset successfully.'
export const REGISTERED = 'Registration done successfully.'
export const WENT_WRONG = 'Something went wrong.'
export const NOTHING_KEPT = 'This browser won’t keep you logged in'

/** Why it did not go: in a sentence, by field, and how long to wait where that helps. What was typed is still there. */
export type NotDone = {
  message: string
  errors: Record<string, string>
  reason: 'refused' | 'unreachable' | 'unkept'
  api_status: number
  retry_after?: number | undefined
}

/** Where no human check could be made: the visitor has been told by a toast. */
export const UNCHECKED: NotDone = {
  message: WENT_WRONG,
  errors: {},
  reason: 'unreachable',
  api_status: 0
}

/** Logs in and leads to where the agent belongs; undefined once the visitor is on their way there. */
export async function enter(
  credentials: v.InferOutput<typeof LoginForm> & { recaptcha: string }
): Promise<NotDone | undefined> {
  if (!canKeep()) return unkept()
  const outcome = await call(logIn, credentials)
  // The specification gives a log-in without an answer this status.
  if (!outcome.ok && outcome.reason !== 'refused') return { ...notDone(outcome), api_status: 400 }
  if (!outcome.ok) return notDone(outcome)
  forgetOthers(credentials.email)
  dropDraft('entrance')
  await become(outcome.value.access_token)
  if (isEnded()) return undefined
  const { isReset, website } = outcome.value
  const base_url = $user.get()?.website?.base_url ?? website?.base_url ?? null
  goTo(
    afterLogin({ isReset, base_url }),
    isReset ? { kind: 'warning', message: RESET_FIRST } : { kind: 'success', message: LOGGED_IN }
  )
  return undefined
}

/** The e-mail address and the one-time password that the link of a reset mail carries. */
export function takeResetCode(): { email: string; password: string } | undefined {
  const fragment = takeFragment()
  const [email, password] = [fragment.get('email'), fragment.get('code')]
  return email && password ? { email, password } : undefined
}

/** Has a reset mail sent; who is not known is told the same. */
export async function askForReset(
  form: v.InferOutput<typeof ForgotPasswordForm> & { recaptcha: string }
): Promise<NotDone | undefined> {
  const outcome = await call(forgotPassword, form)
  if (!outcome.ok) return notDone(outcome)
  toast('success', RESET_SENT)
  return undefined
}

/** Sets the agent's new password; every other session of theirs ends. */
export async function choosePassword(
  form: v.InferOutput<typeof ResetPasswordForm>
): Promise<NotDone | undefined> {
  const outcome = await call(resetPassword, form)
  if (!outcome.ok) return notDone(outcome)
  toast('success', PASSWORD_RESET)
  // Whoever came by a mailed code may go everywhere from here on.
  await refreshSession()
  return undefined
}

/** Opens an account and leads into the wizard. */
export async function register(
  form: v.InferOutput<typeof RegistrationForm> & { recaptcha: string }
): Promise<NotDone | undefined> {
  if (!canKeep()) return unkept()
  const referral_code = $referralCode.get() ?? ''
  const outcome = await call(registerUser, { ...form, referral_code })
  if (!outcome.ok) return notDone(outcome)
  forgetOthers(form.email)
  $referralCode.set(undefined)
  dropDraft('entrance')
  await become(outcome.value.access_token)
  if (isEnded()) return undefined
  goTo(homeOf($user.get() ?? {}), { kind: 'success', message: REGISTERED })
  return undefined
}

/** Keeps an invitation's code until its registration has succeeded, whatever is visited in between. */
export function keepReferral(): void {
  const code = query('referral_code')
  if (code && code.length <= REFERRAL_TEXT_MAX) $referralCode.set(code)
}

function become(token: string): Promise<void> {
  $accessToken.set(token)
  return refreshSession()
}

/** The panel did not know its own token: the session is over again, and the page is reloading. */
function isEnded(): boolean {
  return $session.get().status === 'anonymous'
}

/** The next page would not know who has logged in. */
function unkept(): NotDone {
  toast('error', NOTHING_KEPT)
  return { message: NOTHING_KEPT, errors: {}, reason: 'unkept', api_status: 0 }
}

function notDone(outcome: Outcome<unknown> & { ok: false }): NotDone {
  const { api_status, errors = {}, message = WENT_WRONG } = outcome
  toast('error', message)
  const told = { api_status, errors, message }
  if (outcome.reason !== 'refused') return { ...told, reason: 'unreachable' }
  return { ...told, reason: 'refused', retry_after: outcome.retry_after }
}
