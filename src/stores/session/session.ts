import { atom, onMount } from 'nanostores'
import { accessTokenLoginWeb, logOut } from '#contract/accounts/session.ts'
import type { User } from '#contract/entities.ts'
import { currentPath, currentSearch, goTo, reload } from '#gateways/browser/browser.ts'
import { call } from '#gateways/panel.ts'
import { sessionMessages } from '#messages/session.ts'
import { $accessToken, $user, forget, isStored } from '#gateways/storage/saved.ts'
import { readChoice, withChoice } from '#rules/plan/choice.ts'
import { guard } from '#rules/people/guard.ts'
import { messagesOf } from '../site/messages.ts'
import { clearToasts } from '../site/toasts.ts'

export type Session =
  | { status: 'checking' }
  | { status: 'anonymous' }
  | { status: 'member'; user: User }
  /** A token is stored, but the panel can't be reached to say whose it is. */
  | { status: 'unreachable' }

export const $session = atom<Session>(
  $accessToken.get() ? { status: 'checking' } : { status: 'anonymous' }
)

// Clearing the token in any tab ends the session here; a log-in in another tab starts one, and what
// another tab learns about the agent is shown here too.
onMount($session, () => {
  const stops = [
    $accessToken.listen((token) => {
      if (!token) $session.set({ status: 'anonymous' })
      else if ($session.get().status === 'anonymous') $session.set({ status: 'checking' })
    }),
    $user.listen((user) => {
      if (user && $session.get().status === 'member') $session.set({ status: 'member', user })
    })
  ]
  return () => {
    for (const stop of stops) stop()
  }
})

let asking: Promise<void> | undefined
/** Only the newest request's answer counts: an older one may be from before an action. */
let newest = 0

/** Set while this page is being left on purpose, so that the guard doesn't redirect as well. */
let leaving = false

/** Asks the panel who is logged in, once per page. */
export async function checkSession(): Promise<void> {
  const { status } = $session.get()
  if (!$accessToken.get()) $session.set({ status: 'anonymous' })
  else if (status !== 'member') await (asking ?? refreshSession())
}

/** Asks again after something about the agent or their website has changed. */
export function refreshSession(): Promise<void> {
  asking = ask()
  return asking
}

async function ask(): Promise<void> {
  if ($session.get().status === 'unreachable') $session.set({ status: 'checking' })
  const token = $accessToken.get()
  const mine = ++newest
  const outcome = await call(accessTokenLoginWeb, {})
  if (mine !== newest) return asking
  asking = undefined
  // Someone logged in or out in the meantime: the answer is about the old token.
  if ($accessToken.get() !== token) return
  if (outcome.ok && outcome.value.email) {
    const { api_status: _status, message: _message, ...user } = outcome.value
    $user.set(user)
    $session.set({ status: 'member', user })
    return
  }
  if (!outcome.ok && outcome.reason !== 'refused') return keepRemembered()
  leaveSession()
  // If the browser can't delete the token, reloading would loop for ever.
  if (isStored('access_token')) $session.set({ status: 'unreachable' })
  else reload()
}

/** The panel didn't answer: the remembered agent stays until the next call. */
function keepRemembered(): void {
  const user = $user.get()
  $session.set(user ? { status: 'member', user } : { status: 'unreachable' })
}

/** Ends the session in this browser, along with the agent's data and toasts. */
export function endSession(): void {
  forget()
  clearToasts()
  $session.set({ status: 'anonymous' })
}

/** Ends the session in this browser; the caller opens another page. */
export function leaveSession(): void {
  leaving = true
  endSession()
}

/** Logs out and shows a toast on the next page. The call to the panel outlives this page. */
export function logOutTo(path: string): void {
  if ($accessToken.get()) void call(logOut, {}, { keepalive: true })
  leaveSession()
  goTo(path, { kind: 'success', message: messagesOf(sessionMessages).loggedOut })
}

/** Redirects a visitor who may not be on this page; true if they are leaving it. */
export function redirectIfNeeded(): boolean {
  if (leaving) return true
  const session = $session.get()
  const choice = readChoice(currentSearch())
  const member = session.status === 'member' ? session.user : undefined
  const redirect = guard(currentPath(), member, Object.keys(choice).length > 0)
  if (!redirect) return false
  leaving = true
  const { to, toast } = redirect
  const left = toast && { kind: toast.kind, message: messagesOf(sessionMessages)[toast.why] }
  goTo(withChoice(to, choice), left)
  return true
}
