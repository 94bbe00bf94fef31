import { atom, onMount } from 'nanostores'
import { logOut } from '#contract/accounts/session.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import type { User } from '#contract/entities.ts'
import { currentPath, currentSearch, goTo, reload } from '#gateways/browser/browser.ts'
import { call } from '#gateways/panel.ts'
import { loginMessages } from '#messages/login.ts'
import { $accessToken, $user, forget, isStored } from '#gateways/storage/saved.ts'
import { readChoice, withChoice } from '#rules/plan/choice.ts'
import { guard } from '#rules/people/guard.ts'
import { messagesOf } from '../site/messages.ts'
import { clearToasts } from '../site/toasts.ts'

export type Session =
  | { status: 'checking' }
  | { status: 'anonymous' }
  | { status: 'member'; user: User }
  /** A token is stored, but the panel can't be reached to say whose it is, and nobody is remembered. */
  | { status: 'unreachable' }

export const $session = atom<Session>(
  $accessToken.get() ? { status: 'checking' } : { status: 'anonymous' }
)

// Whoever clears the token, this tab or another one, ends the session here too; a log-in elsewhere begins one.
onMount($session, () =>
  $accessToken.listen((token) => {
    if (!token) $session.set({ status: 'anonymous' })
    else if ($session.get().status === 'anonymous') $session.set({ status: 'checking' })
  })
)

let asking: Promise<void> | undefined
/** Only the newest request's answer counts: an older one may be from before an action. */
let newest = 0

/** Set once this page is being left on purpose, so that the guard does not choose another destination. */
let leaving = false

/** Asks who is logged in, once a page. */
export async function checkSession(): Promise<void> {
  const { status } = $session.get()
  if (!$accessToken.get()) $session.set({ status: 'anonymous' })
  else if (status !== 'member') await (asking ?? refreshSession())
}

/** Asks again, after something about the agent or their website has changed. */
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
  // Somebody logged in or out while the panel was thinking: the answer is about a token that is gone.
  if ($accessToken.get() !== token) return
  if (outcome.ok && outcome.value.email) {
    const { api_status: _status, message: _message, ...user } = outcome.value
    $user.set(user)
    $session.set({ status: 'member', user })
    return
  }
  if (!outcome.ok && outcome.reason !== 'refused') return remember()
  leaving = true
  leave()
  // If the browser would not let the token go, a reload would only come back here, for ever.
  if (isStored('access_token')) $session.set({ status: 'unreachable' })
  else reload()
}

/** The panel could not say; whoever was known here stays, and the next call will tell. */
function remember(): void {
  const user = $user.get()
  $session.set(user ? { status: 'member', user } : { status: 'unreachable' })
}

/** Logs out: nothing of the agent stays in this browser, nor any message about them. */
export function leave(): void {
  forget()
  clearToasts()
  $session.set({ status: 'anonymous' })
}

/** Logs out and says so on the page the visitor is sent to. The panel hears of it while the page is already gone. */
export function leaveFor(path: string): void {
  leaving = true
  if ($accessToken.get()) void call(logOut, {}, { keepalive: true })
  leave()
  goTo(path, { kind: 'success', message: messagesOf(loginMessages).loggedOut })
}

/** Sends a visitor away who may not be on this page, as the guard says; true if they are leaving it. */
export function sendElsewhere(): boolean {
  if (leaving) return true
  const session = $session.get()
  const choice = readChoice(currentSearch())
  const member = session.status === 'member' ? session.user : undefined
  const elsewhere = guard(currentPath(), member, Object.keys(choice).length > 0)
  if (!elsewhere) return false
  leaving = true
  const { error, warning } = elsewhere
  const to = withChoice(elsewhere.to, choice)
  if (error) goTo(to, { kind: 'error', message: error })
  else goTo(to, warning ? { kind: 'warning', message: warning } : undefined)
  return true
}
