// What the boot scripts write on the page's root, for styles to go by: who looks, and whether the banner asks.

import { isToken, type Guest } from '#rules/people/guard.ts'

export const { dataset } = document.documentElement

/** What localStorage had no room for is kept for the tab. Storage may be forbidden; such a visitor is anonymous. */
export function saved(key: string): string | null {
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

export function mark(): Guest | undefined {
  const guest = member()
  dataset['auth'] = guest ? 'in' : 'out'
  dataset['cookies'] = cookies()
  dataset['plan'] = guest?.website?.plan_end_date ? 'set' : 'none'
  return guest
}
