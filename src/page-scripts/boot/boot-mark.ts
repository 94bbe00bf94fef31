// What the boot scripts write on the page's root, for styles to go by: who looks, and whether the banner asks.

import { readKept } from '#gateways/storage/browser-storage.ts'
import { isToken, type Guest } from '#rules/people/guard.ts'

export const { dataset } = document.documentElement

function member(): Guest | undefined {
  if (!isToken(readKept('access_token'))) return undefined
  try {
    return (JSON.parse(readKept('user') ?? '') as Guest | null) ?? {}
  } catch {
    return {}
  }
}

/** The banner at the foot shows until it has an answer, and only on a page that has come to rest: it would move with it. */
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
  dataset['plan'] = guest?.website?.plan_end_date ? 'set' : 'none'
  return guest
}
