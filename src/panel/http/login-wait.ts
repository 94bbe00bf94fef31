import { FAILURES_KEPT_S, waitsFrom } from '#rules/people/login-wait.ts'
import { countFailure, forgetFailures, uncountFailure } from '../records/accounts/failed-logins.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'
import { inWords } from './rate-limit.ts'

export type Counted = {
  key: string
  /** Failures before the first wait. */
  free: number
  /** What a success does to the failures before it. */
  success: 'forgets all' | 'counts nothing'
}

/** Makes a login unless its key has to wait. Each failure in a row makes the next wait longer, and 429 says how long it is. */
export async function loginWithWaits<T>(
  world: World,
  { free, key, success }: Counted,
  login: () => Promise<T>
): Promise<T> {
  if (!world.settings.rateLimits) return login()
  const now = world.clock()
  const waits = waitsFrom(free)
  const opens = await countFailure(world.db, key, { waits, keptSeconds: FAILURES_KEPT_S, now })
  if (opens) throw tooMany(Math.max(1, Math.ceil((opens.getTime() - now.getTime()) / 1000)))

  let answer: T
  try {
    answer = await login()
  } catch (error) {
    if (!isFailure(error)) await uncountFailure(world.db, key, now)
    throw error
  }
  if (success === 'forgets all') await forgetFailures(world.db, key)
  else await uncountFailure(world.db, key, now)
  return answer
}

/** A wrong password, or no human: all else is not the caller's doing. */
function isFailure(error: unknown): boolean {
  return error instanceof Refused && (error.status === 400 || error.status === 401)
}

function tooMany(retryAfter: number): Refused {
  return new Refused(
    `Too many wrong passwords. Please try again in ${inWords(retryAfter)}, or reset your password.`,
    429,
    { retryAfter, event: 'login_locked' }
  )
}
