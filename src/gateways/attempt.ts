/** The key of the order being sent, kept for the browser tab: the same order asked twice is one order, even after a reload. */
const KEY = 'account_attempt'

let memory: string | undefined

/** One key for one content; another content gets another. */
export function attemptKey(content: string): string {
  const print = printOf(content)
  const [key, kept] = (read() ?? '').split(' ')
  if (key && kept === print) return key
  const fresh = randomKey()
  write(`${fresh} ${print}`)
  return fresh
}

/** After a definite answer the next try is a new order. */
export function endAttempt(): void {
  write(undefined)
}

// Storage may be full or forbidden; the key then lives as long as the page.
function read(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? memory
  } catch {
    return memory
  }
}

function write(value: string | undefined): void {
  memory = value
  try {
    if (value === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, value)
  } catch {
    // `memory` has it.
  }
}

// randomUUID needs a secure page, which a panel in a local network is not.
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A short print that tells contents apart (cyrb53); no secret hangs on it. */
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
