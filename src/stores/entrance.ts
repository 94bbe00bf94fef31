import type * as v from 'valibot'
import {
  forgotPassword,
  logIn,
  registerUser,
  verifyUserToken,
  type ForgotPasswordForm,
  type LoginForm,
  type RegistrationForm
} from '#contract/auth.ts'
import type { Outcome } from '#contract/endpoint.ts'
import { resetPassword, type ResetPasswordForm } from '#contract/user.ts'
import { goTo, query, takeFragment } from '#gateways/browser.ts'
import { call } from '#gateways/panel.ts'
import { $accessToken, $referralCode, $user, forgetOthers } from '#gateways/saved.ts'
import { afterLogin, homeOf } from '#rules/guard.ts'
import { $session, refreshSession } from './session.ts'
import { toast } from './toasts.ts'

export const LOGGED_IN = 'User successfully logged in.'
export const RESET_FIRST = 'Please reset password.'
export const RESET_SENT =
  'Password reset link sent to your email address. Please check to continue.'
export const PASSWORD_RESET = 'Password reset successfully.'
export const REGISTERED = 'Registration done successfully.'
export const VERIFIED = 'Email successfully verified!'
export const NOT_VERIFIED = 'Ops!! either your links is expired or invalid.'
export const WENT_WRONG = 'Something went wrong.'

/** What the panel holds against single fields; undefined once the visitor is on their way to the next page. */
export type FieldErrors = Record<string, string>

/** Logs in and leads to where the agent belongs. */
export async function enter(
  credentials: v.InferOutput<typeof LoginForm> & { recaptcha: string }
): Promise<FieldErrors | undefined> {
  const outcome = await call(logIn, credentials)
  if (!outcome.ok) return refused(outcome)
  forgetOthers(credentials.email)
  if (!(await become(outcome.value.access_token))) return {}
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
): Promise<FieldErrors | undefined> {
  const outcome = await call(forgotPassword, form)
  if (!outcome.ok) return refused(outcome)
  toast('success', RESET_SENT)
  return undefined
}

/** Sets the agent's new password; every other session of theirs ends. */
export async function choosePassword(
  form: v.InferOutput<typeof ResetPasswordForm>
): Promise<FieldErrors | undefined> {
  const outcome = await call(resetPassword, form)
  if (!outcome.ok) return refused(outcome)
  toast('success', PASSWORD_RESET)
  return undefined
}

/** Opens an account and leads into the wizard. */
export async function register(
  form: v.InferOutput<typeof RegistrationForm> & { recaptcha: string }
): Promise<FieldErrors | undefined> {
  const referral_code = $referralCode.get() ?? ''
  const outcome = await call(registerUser, { ...form, referral_code })
  if (!outcome.ok) return refused(outcome)
  forgetOthers(form.email)
  $referralCode.set(undefined)
  if (!(await become(outcome.value.access_token))) return {}
  goTo(homeOf($user.get() ?? {}), { kind: 'success', message: REGISTERED })
  return undefined
}

/** Keeps an invitation's code until its registration has succeeded, whatever is visited in between. */
export function keepReferral(): void {
  const code = query('referral_code')
  if (code) $referralCode.set(code)
}

/** Confirms the address by the code of the mail's link. */
export async function verifyEmail(): Promise<boolean> {
  const code = query('code')
  return code !== undefined && (await call(verifyUserToken, { code })).ok
}

/** False where the panel does not know its own token: the session has then been ended and the page is reloading. */
async function become(token: string): Promise<boolean> {
  $accessToken.set(token)
  await refreshSession()
  return $session.get().status !== 'anonymous'
}

function refused(outcome: Outcome<unknown> & { ok: false }): FieldErrors {
  toast('error', outcome.message ?? WENT_WRONG)
  return outcome.errors ?? {}
}
