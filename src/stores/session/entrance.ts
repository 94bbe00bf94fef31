// Registration, log-in and password-reset requests.

import type * as v from 'valibot'
import {
  forgotPassword,
  logIn,
  registerUser,
  type ForgotPasswordForm,
  type LoginForm,
  type RegistrationForm
} from '#contract/accounts/auth.ts'
import { currentSearch, goTo, query, takeFragment } from '#gateways/browser/browser.ts'
import { dropDraft } from '#gateways/storage/drafts.ts'
import { call } from '#gateways/panel.ts'
import {
  $accessToken,
  $referralCode,
  $selectedPlan,
  $user,
  canKeep,
  forgetVisit
} from '#gateways/storage/saved.ts'
import { combineChoices, readChoice, withChoice, type Choice } from '#rules/plan/choice.ts'
import { readKeptChoice, writeKeptChoice } from '#gateways/storage/kept-choice.ts'
import { afterLogin, HAS_WEBSITE, homeOf, RESET_FIRST } from '#rules/people/guard.ts'
import { REFERRAL_TEXT_MAX } from '#rules/limits.ts'
import { failureMessage, type Failure } from '../failures.ts'
import { notDone, NOTHING_KEPT, type NotDone } from '../not-done.ts'
import { $session, refreshSession } from './session.ts'
import { toast } from '../site/toasts.ts'

export const LOGGED_IN = 'User successfully logged in.'
export const RESET_SENT =
  'Password reset link sent to your email address. Please check to continue.'
export const REGISTERED = 'Registration done successfully.'

/** Logs in and leads to where the agent belongs; undefined once the visitor is on their way there. */
export async function enter(
  credentials: v.InferOutput<typeof LoginForm> & { recaptcha: string },
  by: 'code' | 'password' = 'password'
): Promise<NotDone | undefined> {
  if (!canKeep()) return unkept()
  const outcome = await call(logIn, credentials)
  // The specification gives a log-in without an answer this status.
  if (!outcome.ok && outcome.reason !== 'refused') return { ...notDone(outcome), api_status: 400 }
  // The page says that a link is used up; nobody has typed a wrong password.
  if (!outcome.ok) return by === 'code' ? refusedCode(outcome) : notDone(outcome)
  const choice = choiceOf(credentials.email)
  forgetVisit()
  dropDraft('entrance')
  await become(outcome.value.access_token)
  if (isEnded()) return undefined
  const { isReset, website } = outcome.value
  const base_url = $user.get()?.website?.base_url ?? website?.base_url ?? null
  goTo(withChoice(afterLogin({ isReset, base_url }), choice), loginMessage())
  return undefined

  function loginMessage(): Parameters<typeof goTo>[1] {
    if (isReset) return { kind: 'warning', message: RESET_FIRST }
    if (base_url && Object.keys(choice).length > 0) return { kind: 'warning', message: HAS_WEBSITE }
    return { kind: 'success', message: LOGGED_IN }
  }
}

/** A code that has been used or has expired gets no toast; any other refusal does. */
function refusedCode(outcome: Failure): NotDone {
  const { api_status, errors = {} } = outcome
  const isSpent = api_status === 401 || Object.keys(errors).length > 0
  return isSpent
    ? { api_status, errors, message: failureMessage(outcome), reason: 'refused' }
    : notDone(outcome)
}

/** A one-time code logs in as a password does. */
export type ResetCode = { email: string; password: string }

/** The email address and the one-time code that the link of a reset email carries. */
export function takeResetCode(): ResetCode | undefined {
  const fragment = takeFragment()
  const [email, password] = [fragment.get('email'), fragment.get('code')]
  return email && password ? { email, password } : undefined
}

/** Requests a reset email; the answer is the same for an unknown address. */
export async function askForReset(
  form: v.InferOutput<typeof ForgotPasswordForm> & { recaptcha: string }
): Promise<NotDone | undefined> {
  const outcome = await call(forgotPassword, { ...form, choice: chosenSoFar() })
  if (!outcome.ok) return notDone(outcome)
  toast('success', RESET_SENT)
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
  const choice = choiceOf(form.email)
  forgetVisit()
  dropDraft('entrance')
  await become(outcome.value.access_token)
  if (isEnded()) return undefined
  goTo(withChoice(homeOf($user.get() ?? {}), choice), { kind: 'success', message: REGISTERED })
  return undefined
}

/** The template and plan chosen in this tab so far: the address adds the latest. */
export function chosenSoFar(): Choice {
  return combineChoices(readKeptChoice(), readChoice(currentSearch()))
}

/** Keeps the choice until the log-in or registration, whichever public pages are visited in between. */
export function keepChoice(): Choice {
  const choice = chosenSoFar()
  writeKeptChoice(choice)
  return choice
}

/** The address of another page on the way to the wizard, with the choice in it. */
export function withChosen(path: string): string {
  return withChoice(path, chosenSoFar())
}

/** Keeps an invitation's code until its registration has succeeded, whatever is visited in between. */
export function keepReferral(): void {
  const code = query('referral_code')
  if (code && code.length <= REFERRAL_TEXT_MAX) $referralCode.set(code)
}

/**
 * The template and the plan that a visitor has chosen, from the address or else from the pricing page; they travel on in
 * the address. A plan that another agent's visit left behind is not theirs.
 */
function choiceOf(email: string): Choice {
  const chosen = chosenSoFar()
  const last = $user.get()
  const kept = last && last.email !== email ? undefined : $selectedPlan.get()
  return kept ? combineChoices({ plan: kept.plan_id, duration: kept.duration }, chosen) : chosen
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
