import { hash, parseOptions, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { messageFrom } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import { Refused } from '../refused.ts'

/** OWASP's minimum for argon2id, the library's default algorithm. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const RUNNING_MAX = 4
const WAITING_MAX = 64

const hashing = pLimit(RUNNING_MAX)

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password.normalize('NFC'), PARAMETERS))
}

/** Whether the password matches. Without a hash it takes just as long and doesn't. */
export async function matchesPassword(
  passwordHash: string | undefined,
  password: string
): Promise<boolean> {
  const against = passwordHash ?? (await dummyHash())
  const matches = await queued(() => verify(against, password.normalize('NFC')).catch(() => false))
  return matches && passwordHash !== undefined
}

/** True for a hash made with parameters other than today's. */
export function isOutdated(passwordHash: string): boolean {
  const made = parseOptions(passwordHash)
  return (
    made.memoryCost !== PARAMETERS.memoryCost ||
    made.timeCost !== PARAMETERS.timeCost ||
    made.parallelism !== PARAMETERS.parallelism
  )
}

/** A flood of logins queues briefly and is then refused, so it can't exhaust the memory. */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= WAITING_MAX) {
    throw new Refused(
      messageFrom(requestRefusals, (t) => t.busy),
      503,
      { retryAfter: 2 }
    )
  }
  return hashing(work)
}

let dummy: Promise<string> | undefined

function dummyHash(): Promise<string> {
  dummy ??= hash('nobody has this password', PARAMETERS)
  return dummy
}
