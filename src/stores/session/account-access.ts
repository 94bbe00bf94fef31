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
import { browserStorageMessages } from '#messages/browser-storage.ts'
import { loginMessages } from '#messages/login.ts'
import { registrationMessages } from '#messages/registration.ts'
import { messagesOf } from '../site/messages.ts'
import {
  $accessToken,
  $referralCode,
  $selectedPlan,
  $user,
  canKeep,
  forgetVisit
} from '#gateways/storage/saved.ts'
import { sessionMessages } from '#messages/session.ts'
import { combineChoices, readChoice, withChoice, type Choice } from '#rules/plan/choice.ts'
import { readKeptChoice } from '#gateways/storage/kept-choice.ts'
import { afterLogin, homeOf } from '#rules/people/guard.ts'
import { REFERRAL_TEXT_MAX } from '#rules/limits.ts'
import { failureMessage, type Failure } from '../failures.ts'
import { fieldErrors, formFailure, type FormFailure } from '../form-failure.ts'
import { $session, refreshSession } from './session.ts'
import { toast } from '../site/toasts.ts'

/** Logs in and sends the agent to their first page; undefined on success. */
export async function logInAgent(
  credentials: v.InferOutput<typeof LoginForm> & { recaptcha: string },
  by: 'code' | 'password' = 'password'
): Promise<FormFailure | undefined> {
  if (!canKeep()) return storageFailure()
  const outcome = await call(logIn, credentials)
  // The specification's status for a log-in that got no answer.
  if (!outcome.ok && outcome.reason !== 'refused')
    return { ...formFailure(outcome), api_status: 400 }
  // The page says that a link is used up; nobody has typed a wrong password.
  if (!outcome.ok) return by === 'code' ? refusedCode(outcome) : formFailure(outcome)
  const choice = choiceOf(credentials.email)
  await startSession(outcome.value.access_token)
  if (wasRejected()) return undefined
  const { isReset, website } = outcome.value
  const base_url = $user.get()?.website?.base_url ?? website?.base_url ?? null
  const team = $user.get()?.team
  goTo(withChoice(afterLogin({ isReset, base_url, team }), choice), welcomeToast())
  return undefined

  function welcomeToast(): Parameters<typeof goTo>[1] {
    const { hasWebsite, resetFirst } = messagesOf(sessionMessages)
    if (isReset) return { kind: 'warning', message: resetFirst }
    if (base_url && Object.keys(choice).length > 0) return { kind: 'warning', message: hasWebsite }
    return { kind: 'success', message: messagesOf(loginMessages).loggedIn }
  }
}

/** A code that has been used or has expired gets no toast; any other refusal does. */
function refusedCode(outcome: Failure): FormFailure {
  const { api_status } = outcome
  const errors = fieldErrors(outcome)
  const isSpent = api_status === 401 || Object.keys(errors).length > 0
  return isSpent
    ? { api_status, errors, message: failureMessage(outcome), reason: 'refused' }
    : formFailure(outcome)
}

/** A one-time code is sent in place of the password. */
export type ResetCode = { email: string; password: string }

/** Takes the email address and one-time code out of a reset link's fragment. */
export function takeResetCode(): ResetCode | undefined {
  const fragment = takeFragment()
  const [email, password] = [fragment.get('email'), fragment.get('code')]
  return email && password ? { email, password } : undefined
}

/** Requests a reset email; the answer is the same for an unknown address. */
export async function requestReset(
  form: v.InferOutput<typeof ForgotPasswordForm> & { recaptcha: string }
): Promise<FormFailure | undefined> {
  const outcome = await call(forgotPassword, { ...form, choice: chosenSoFar() })
  return outcome.ok ? undefined : formFailure(outcome)
}

/** Creates an account and sends the agent to the wizard. */
export async function registerAgent(
  form: v.InferOutput<typeof RegistrationForm> & { recaptcha: string }
): Promise<FormFailure | undefined> {
  if (!canKeep()) return storageFailure()
  const referral_code = $referralCode.get() ?? ''
  const outcome = await call(registerUser, { ...form, referral_code })
  if (!outcome.ok) return formFailure(outcome)
  const choice = choiceOf(form.email)
  await startSession(outcome.value.access_token)
  if (wasRejected()) return undefined
  const message = messagesOf(registrationMessages).registered
  goTo(withChoice(homeOf($user.get() ?? {}), choice), { kind: 'success', message })
  return undefined
}

/** The template and plan chosen in this tab so far: the address adds the latest. */
export function chosenSoFar(): Choice {
  return combineChoices(readKeptChoice(), readChoice(currentSearch()))
}

/** The address of another page on the way to the wizard, with the choice in it. */
export function withChosen(path: string): string {
  return withChoice(path, chosenSoFar())
}

/** Stores the address's referral code until its visitor has registered. */
export function storeReferral(): void {
  const code = query('referral_code')
  if (code && code.length <= REFERRAL_TEXT_MAX) $referralCode.set(code)
}

/**
 * The template and plan from the address, or else the plan chosen on the pricing page. A plan that
 * another agent left in this browser does not count.
 */
function choiceOf(email: string): Choice {
  const chosen = chosenSoFar()
  const last = $user.get()
  const kept = last && last.email !== email ? undefined : $selectedPlan.get()
  return kept ? combineChoices({ plan: kept.plan_id, duration: kept.duration }, chosen) : chosen
}

/** Starts a session in this browser, in place of one that may be there. */
export function startSession(token: string): Promise<void> {
  forgetVisit()
  dropDraft('account')
  $accessToken.set(token)
  return refreshSession()
}

/** The panel rejected its own token, so the page is reloading. */
function wasRejected(): boolean {
  return $session.get().status === 'anonymous'
}

/** Without storage, the next page would not know who logged in. */
export function storageFailure(): FormFailure {
  const message = messagesOf(browserStorageMessages).notLoggedIn
  toast('error', message)
  return { message, errors: {}, reason: 'unkept', api_status: 0 }
}
