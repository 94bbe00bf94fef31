// The same for pages that are not everybody's: it also sends a visitor on who may not see this one.

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

const { style } = document.documentElement

/** An email's link is confirmed before any redirect; its island sends a member on afterwards. */
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
  dataset['leaving'] = 'yes'
  leaveToast(elsewhere.toast)
  // An email's link has its code there: the page takes it once its reader has logged in.
  if (access() === 'private') keepFragment(location.hash)
  location.replace(withChoice(elsewhere.to, choice))
  return true
}

// Kept before anything else has loaded: a visitor may leave for another page at once.
const chosen = readChoice(location.search)
if (!check() && access() === 'anonymous' && Object.keys(chosen).length > 0) keepChoice(chosen)

// A log-out elsewhere counts at once, a log-in once it is known who it was. A website that is made in another tab does
// not take the page away from one that has just sent the same order.
addEventListener('storage', () => {
  const isOut = !isToken(readKept('access_token'))
  if (isOut || (access() === 'anonymous' && readKept('user'))) check()
  else mark()
})

// The browser keeps a page that is left, and shows it again at Back before any script has run.
let leftBy: string | undefined
addEventListener('pagehide', () => {
  leftBy = readKept('access_token')
  if (access() !== 'public') style.visibility = 'hidden'
})
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || check()) return
  // It was drawn for somebody else, or for the same person before they had logged in.
  if (access() !== 'public' && readKept('access_token') !== leftBy) location.reload()
  else style.visibility = ''
})
