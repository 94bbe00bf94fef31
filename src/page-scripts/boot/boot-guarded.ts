// The boot script of guarded pages: it also redirects visitors who may not see the page.

import { keepFragment } from '#gateways/storage/emailed-code.ts'
import { keepChoice } from '#gateways/storage/kept-choice.ts'
import { leaveToast } from '#gateways/storage/left-toast.ts'
import { readChoice, withChoice } from '#rules/plan/choice.ts'
import { guard, isToken } from '#rules/people/guard.ts'
import { accessOf, paths } from '#rules/paths.ts'
import { readKept } from '#gateways/storage/browser-storage.ts'
import { dataset, mark } from './boot-mark.ts'
import './boot.ts'
import './failed-islands.ts'
import './keep-typed.ts'

const { style } = document.documentElement

/** An emailed link is confirmed before any redirect; the page's island redirects members afterwards. */
function access(): ReturnType<typeof accessOf> {
  const { pathname } = location
  return pathname === paths.verifyEmail ? 'public' : accessOf(pathname)
}

/** True if the visitor is being redirected; the page stays hidden meanwhile. */
function check(): boolean {
  const guest = mark()
  const choice = readChoice(location.search)
  const hasChosen = Object.keys(choice).length > 0
  const elsewhere = access() === 'public' ? undefined : guard(location.pathname, guest, hasChosen)
  if (!elsewhere) return false
  style.visibility = 'hidden'
  dataset['leaving'] = 'yes'
  leaveToast(elsewhere.toast)
  // An emailed link has its code there, for after the log-in.
  if (access() === 'private') keepFragment(location.hash)
  location.replace(withChoice(elsewhere.to, choice))
  return true
}

// Stored before anything else loads, as a visitor may leave for another page at once.
const chosen = readChoice(location.search)
if (!check() && access() === 'anonymous' && Object.keys(chosen).length > 0) keepChoice(chosen)

// A log-out in another tab takes effect at once, a log-in once the user is known. A website created in
// another tab doesn't redirect this one, which may have just sent the same order.
addEventListener('storage', () => {
  const isOut = !isToken(readKept('access_token'))
  if (isOut || (access() === 'anonymous' && readKept('user'))) check()
  else mark()
})

// The same place in the other language: a person, a month, a step.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-language]')
  if (link) link.search = location.search
})

// Back may show a page from the browser's cache before any script runs, so it is hidden when left.
let leftBy: string | undefined
addEventListener('pagehide', () => {
  leftBy = readKept('access_token')
  if (access() !== 'public') style.visibility = 'hidden'
})
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || check()) return
  // It was rendered for another user, or before this one logged in.
  if (access() !== 'public' && readKept('access_token') !== leftBy) location.reload()
  else style.visibility = ''
})
