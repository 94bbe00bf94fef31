// Runs inline at the top of the head, before anything is painted: it says whether somebody is logged in, so that the
// header is right in the first frame, and sends a visitor on who may not see this page. It only looks at what is
// stored here; whether the token is still good is the panel's to say, later.

import { guard, type Guest } from '#rules/guard.ts'
import { guardedPaths } from '#rules/paths.ts'

/** Storage may be forbidden; such a visitor is anonymous. */
function saved(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function member(): Guest | undefined {
  if (!saved('access_token')) return undefined
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

function mark(): Guest | undefined {
  const guest = member()
  const { dataset } = document.documentElement
  dataset['auth'] = guest ? 'in' : 'out'
  dataset['cookies'] = cookies()
  dataset['plan'] = guest?.website?.plan_end_date ? 'set' : 'none'
  return guest
}

function check(): void {
  const guest = mark()
  // A link from a mail is confirmed first, whoever opens it; its island sends a member on afterwards.
  if (location.pathname === guardedPaths.verifyEmail) return
  const elsewhere = guard(location.pathname, guest)
  if (!elsewhere) return
  if (elsewhere.error) leaveWord(elsewhere.error)
  location.replace(elsewhere.to)
}

check()
addEventListener('load', mark)
// Only a log-in or log-out elsewhere sends somebody on who is already here: a website that is made in another tab must
// not take the page away from one that has just sent the same order.
addEventListener('storage', ({ key }) => {
  if (key === 'access_token' || key === null) check()
  else mark()
})
addEventListener('pageshow', (event) => {
  if (event.persisted) check()
})
