// The same for pages that are not everybody's: it also sends a visitor on who may not see this one.

import { readChoice, withChoice } from '#rules/plan/choice.ts'
import { guard, isToken } from '#rules/people/guard.ts'
import { accessOf, paths } from '#rules/paths.ts'
import { dataset, mark, saved } from './boot-mark.ts'
import './boot.ts'
import './failed-islands.ts'

const { style } = document.documentElement

function leaveWord(kind: 'error' | 'warning', message: string): void {
  try {
    sessionStorage.setItem('toast', JSON.stringify({ kind, message }))
  } catch {
    // The page still changes; only its explanation is lost.
  }
}

/** A link from a mail has its code behind the #: the page it leads to takes it once its reader has logged in. */
function keepFragment(): void {
  try {
    if (location.hash) sessionStorage.setItem('fragment', location.hash)
  } catch {
    // The link is pressed again after the log-in.
  }
}

/** A link from a mail is confirmed first, whoever opens it; its island sends a member on afterwards. */
function access(): ReturnType<typeof accessOf> {
  const { pathname } = location
  return pathname === paths.verifyEmail ? 'public' : accessOf(pathname)
}

/** True where the visitor is being sent on; nothing of the page is seen while the next one is on its way. */
function check(): boolean {
  const guest = mark()
  const choice = readChoice(location.search)
  const hasChosen = Object.keys(choice).length > 0
  const elsewhere = access() === 'public' ? undefined : guard(location.pathname, guest, hasChosen)
  if (!elsewhere) return false
  style.visibility = 'hidden'
  // What this page's scripts still load must not take the message for its own.
  dataset['leaving'] = 'yes'
  if (elsewhere.error) leaveWord('error', elsewhere.error)
  if (elsewhere.warning) leaveWord('warning', elsewhere.warning)
  if (access() === 'private') keepFragment()
  location.replace(withChoice(elsewhere.to, choice))
  return true
}

check()
// A log-out elsewhere counts at once, a log-in once it is known who it was. A website that is made in another tab does
// not take the page away from one that has just sent the same order.
addEventListener('storage', () => {
  const isOut = !isToken(saved('access_token'))
  if (isOut || (access() === 'anonymous' && saved('user'))) check()
  else mark()
})

// The browser keeps a page that is left, and shows it again at Back before any script has run.
let leftBy: string | null = null
addEventListener('pagehide', () => {
  leftBy = saved('access_token')
  if (access() !== 'public') style.visibility = 'hidden'
})
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || check()) return
  // It was drawn for somebody else, or for the same person before they had logged in.
  if (access() !== 'public' && saved('access_token') !== leftBy) location.reload()
  else style.visibility = ''
})
