import { messageFrom } from '#messages/language.ts'
import { accountRefusals } from '#messages/refusals/accounts.ts'
import { FAILURES_KEPT_S, waitsFrom } from '#rules/people/login-wait.ts'
import { countFailure, clearFailures, revertFailure } from '../records/accounts/failed-logins.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

export type Counted = {
  key: string
  /** Failures before the first wait. */
  free: number
  /** What a success does to the failures before it. */
  success: 'forgets all' | 'counts nothing'
}

/** Logs in unless the key has to wait (429). Each failure in a row makes the next wait longer. */
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
    if (!isFailure(error)) await revertFailure(world.db, key, now)
    throw error
  }
  if (success === 'forgets all') await clearFailures(world.db, key)
  else await revertFailure(world.db, key, now)
  return answer
}

/** A wrong password or a failed human check. Other errors aren't the caller's fault. */
function isFailure(error: unknown): boolean {
  return error instanceof Refused && (error.status === 400 || error.status === 401)
}

function tooMany(retryAfter: number): Refused {
  return new Refused(
    messageFrom(accountRefusals, (t) => t.tooManyPasswords(retryAfter)),
    429,
    { retryAfter, event: 'login_locked' }
  )
}
