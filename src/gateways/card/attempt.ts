import { tabStorage } from '../storage/browser-storage.ts'

/**
 * The keys of calls that are under way, kept for the browser tab: the same call made again after a lost answer is the same
 * call, even after a reload. One per area of the API, so that any other change in that area ends what came before it.
 */
const PLACE = 'attempts'
/** A call that is repeated later than this is a new one. */
const LIFE_MS = 15 * 60_000

type Attempt = { key: string; print: string; since: number }
type Attempts = Record<string, Attempt>

let memory: Attempts = {}

/** One key for one content; another content gets another. */
export function attemptKey(path: string, content: string): string {
  const print = printOf(`${path} ${content}`)
  const attempts = read()
  const open = attempts[areaOf(path)]
  if (open?.print === print && Date.now() - open.since < LIFE_MS) return open.key
  const key = randomKey()
  write({ ...attempts, [areaOf(path)]: { key, print, since: Date.now() } })
  return key
}

/** After a definite answer the same call is a new one. */
export function endAttempt(path: string): void {
  const { [areaOf(path)]: _ended, ...others } = read()
  write(others)
}

/** '/payment' of '/payment/chargeAndWebsite'. */
function areaOf(path: string): string {
  return path.split('/', 2).join('/')
}

// Storage may be full or forbidden; the keys then live as long as the page.
function read(): Attempts {
  const kept = tabStorage.readJson(PLACE)
  return typeof kept === 'object' && kept !== null ? (kept as Attempts) : memory
}

function write(attempts: Attempts): void {
  memory = attempts
  if (Object.keys(attempts).length === 0) tabStorage.remove(PLACE)
  else tabStorage.write(PLACE, JSON.stringify(attempts))
}

// randomUUID needs a secure page, which a panel in a local network is not.
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A short print that tells contents apart (cyrb53); nothing secret depends on it. */
function printOf(text: string): string {
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
