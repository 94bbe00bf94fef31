import { hash, parseOptions, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { Refused } from '../refused.ts'

/** The floor that OWASP names for argon2id, the library's default algorithm. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const RUNNING_MAX = 4
const WAITING_MAX = 64

const hashing = pLimit(RUNNING_MAX)

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), PARAMETERS))
}

/** Whether the password is the hashed one. Without a hash it is not, after just as long. */
export async function matchesPassword(
  passwordHash: string | undefined,
  password: string
): Promise<boolean> {
  const against = passwordHash ?? (await nobodysHash())
  const matches = await inTurn(() => verify(against, password.normalize('NFC')).catch(() => false))
  return matches && passwordHash !== undefined
}

/** True for a hash made with other parameters than today's. */
export function isOutdated(passwordHash: string): boolean {
  const made = parseOptions(passwordHash)
  return (
    made.memoryCost !== PARAMETERS.memoryCost ||
    made.timeCost !== PARAMETERS.timeCost ||
    made.parallelism !== PARAMETERS.parallelism
  )
}

/** A flood of logins waits in a short line and is then sent away, instead of taking the machine's memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= WAITING_MAX) {
    throw new Refused('We are busy just now. Please try again in a moment.', 503, { retryAfter: 2 })
  }
  return hashing(work)
}

let nobodys: Promise<string> | undefined

function nobodysHash(): Promise<string> {
  nobodys ??= hash('nobody has this password', PARAMETERS)
  return nobodys
}
