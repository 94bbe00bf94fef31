import * as v from 'valibot'
import { randomKey } from '../browser/random-key.ts'
import { tabStorage } from './browser-storage.ts'

/**
 * Idempotency keys of pending calls, stored for the browser tab: a retry after a lost answer reuses
 * its key, even after a reload. One per API area, so that a different call there replaces it.
 */
const STORAGE_KEY = 'attempts'
/** A repeat after this long is a new call. */
export const ATTEMPT_LIFE_MS = 15 * 60_000

const Attempts = v.record(
  v.string(),
  v.object({ key: v.string(), digest: v.string(), since: v.number() })
)
type Attempts = v.InferOutput<typeof Attempts>

let memory: Attempts = {}

/** The same content gets the same key. */
export function attemptKey(path: string, content: string): string {
  const digest = digestOf(`${path} ${content}`)
  const attempts = read()
  const open = attempts[areaOf(path)]
  if (open?.digest === digest && Date.now() - open.since < ATTEMPT_LIFE_MS) return open.key
  const key = randomKey()
  write({ ...attempts, [areaOf(path)]: { key, digest, since: Date.now() } })
  return key
}

/** After a definite answer, repeating the call is a new call. */
export function endAttempt(path: string): void {
  const { [areaOf(path)]: _ended, ...others } = read()
  write(others)
}

/** '/payment' of '/payment/chargeAndWebsite'. */
function areaOf(path: string): string {
  return path.split('/', 2).join('/')
}

// Without storage, the keys live as long as the page.
function read(): Attempts {
  const kept = v.safeParse(Attempts, tabStorage.readJson(STORAGE_KEY))
  return kept.success ? kept.output : memory
}

function write(attempts: Attempts): void {
  memory = attempts
  if (Object.keys(attempts).length === 0) tabStorage.remove(STORAGE_KEY)
  else tabStorage.write(STORAGE_KEY, JSON.stringify(attempts))
}

/** A short digest that tells contents apart (cyrb53); nothing secret depends on it. */
function digestOf(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return `${text.length.toString(36)}-${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`
}
