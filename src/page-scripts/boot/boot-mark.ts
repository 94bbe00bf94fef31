// The attributes of <html> that styles depend on: logged in or not, the plan, and the cookie answer.

import { parseJson, readKept } from '#gateways/storage/browser-storage.ts'
import { isToken, type Guest } from '#rules/people/guard.ts'

export const { dataset } = document.documentElement

function member(): Guest | undefined {
  if (!isToken(readKept('access_token'))) return undefined
  return (parseJson(readKept('user')) as Guest | null | undefined) ?? {}
}

/** The banner is shown until it is answered, but only once the page has loaded, so that it doesn't shift. */
function cookies(): 'accepted' | 'declined' | 'asking' | 'waiting' {
  const answer = readKept('cookieAccepted')
  if (answer === 'true') return 'accepted'
  if (answer === 'false') return 'declined'
  return document.readyState === 'complete' ? 'asking' : 'waiting'
}

export function mark(): Guest | undefined {
  const guest = member()
  dataset['auth'] = guest ? 'in' : 'out'
  dataset['cookies'] = cookies()
  // Members have a dashboard without a plan of their own.
  dataset['plan'] = (guest?.website?.plan_end_date ?? guest?.team) ? 'set' : 'none'
  dataset['team'] = guest?.team?.role ?? 'none'
  return guest
}
