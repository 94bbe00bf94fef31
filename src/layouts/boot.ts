// Runs inline at the top of the head, before anything is painted: it says whether somebody is logged in, so that the
// header is right in the first frame, and sends a visitor on who may not see this page. It only looks at what is
// stored here; whether the token is still good is the panel's to say, later.

import { guard, isToken, type Guest } from '#rules/guard.ts'
import { accessOf, guardedPaths } from '#rules/paths.ts'

const { dataset, style } = document.documentElement

/** What localStorage had no room for is kept for the tab. Storage may be forbidden; such a visitor is anonymous. */
function saved(key: string): string | null {
  return read(() => sessionStorage, key) ?? read(() => localStorage, key)
}

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

function member(): Guest | undefined {
  if (!isToken(saved('access_token'))) return undefined
  try {
    return (JSON.parse(saved('user') ?? '') as Guest | null) ?? {}
  } catch {
    return {}
  }
}

/** The banner at the foot shows until it has an answer, and only on a page that has come to rest: it would move with it. */
function cookies(): 'accepted' | 'declined' | 'asking' | 'waiting' {
  const answer = saved('cookieAccepted')
  if (answer === 'true') return 'accepted'
  if (answer === 'false') return 'declined'
  return document.readyState === 'complete' ? 'asking' : 'waiting'
}

function leaveWord(message: string): void {
  try {
    sessionStorage.setItem('toast', JSON.stringify({ kind: 'error', message }))
  } catch {
    // The page still changes; only its explanation is lost.
  }
}

/** A link from a mail is confirmed first, whoever opens it; its island sends a member on afterwards. */
function access(): ReturnType<typeof accessOf> {
  const { pathname } = location
  return pathname === guardedPaths.verifyEmail ? 'public' : accessOf(pathname)
}

function mark(): Guest | undefined {
  const guest = member()
  dataset['auth'] = guest ? 'in' : 'out'
  dataset['cookies'] = cookies()
  dataset['plan'] = guest?.website?.plan_end_date ? 'set' : 'none'
  return guest
}

/** True where the visitor is being sent on; nothing of the page is seen while the next one is on its way. */
function check(): boolean {
  const guest = mark()
  const elsewhere = access() === 'public' ? undefined : guard(location.pathname, guest)
  if (!elsewhere) return false
  style.visibility = 'hidden'
  // What this page's scripts still load must not take the message for its own.
  dataset['leaving'] = 'yes'
  if (elsewhere.error) leaveWord(elsewhere.error)
  location.replace(elsewhere.to)
  return true
}

check()
addEventListener('load', mark)
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
