// The only access to localStorage and sessionStorage. They may be full or forbidden, so nothing here
// throws. No libraries, as the smallest pages load it.

/** The keys in localStorage: the specification's, and editors' unsaved edits. The sample cookie policy lists them all. */
export const BROWSER_KEYS = [
  'access_token',
  'accountDetails',
  'cookieAccepted',
  'language',
  'referral_code',
  'selectedPlan',
  'setupDraft',
  'user',
  'editor:'
] as const
/** The keys in sessionStorage: what ends with the browser tab. The sample cookie policy lists them too. */
export const TAB_KEYS = [
  'attempts',
  'choice',
  'draft:account',
  'draft:callback',
  'draft:contact',
  'draft:designs',
  'draft:plans',
  'fragment',
  'toast'
] as const

export type BrowserKey = (typeof BROWSER_KEYS)[number] | `editor:${string}`
/** The tab also holds what localStorage had no room for. */
export type TabKey = BrowserKey | (typeof TAB_KEYS)[number]

export type StorageTrouble = 'forbidden' | 'full'

const local = (): Storage => window.localStorage
const session = (): Storage => window.sessionStorage

// Marked as pure, so that a script which only reads doesn't carry the rest.
export const browserStorage = /* @__PURE__ */ safeStorage<BrowserKey>(local)
export const tabStorage = /* @__PURE__ */ safeStorage<TabKey>(session)

/** The tab's copy is newer: it exists only while localStorage refuses. */
export function readKept(key: BrowserKey): string | undefined {
  return readItem(session, key) ?? readItem(local, key)
}

/** Undefined for invalid JSON. */
export function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores a value, for the tab only where localStorage refuses; `trouble` says why it refused. */
export function keep(
  key: BrowserKey,
  value: string
): { isKept: boolean; trouble?: StorageTrouble } {
  const trouble = browserStorage.write(key, value)
  if (trouble) return { isKept: !tabStorage.write(key, value), trouble }
  tabStorage.remove(key)
  return { isKept: true }
}

function readItem(storage: () => Storage, key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function safeStorage<Key extends string>(storage: () => Storage) {
  /** Runs `use`; returns what prevented it, if anything. */
  function attempt(use: (storage: Storage) => void): StorageTrouble | undefined {
    try {
      use(storage())
      return undefined
    } catch (error) {
      return isQuota(error) ? 'full' : 'forbidden'
    }
  }
  const read = (key: Key): string | undefined => readItem(storage, key)
  return {
    read,
    readJson: (key: Key) => parseJson(read(key)),
    write: (key: Key, value: string) => attempt((open) => open.setItem(key, value)),
    remove: (key: Key) => attempt((open) => open.removeItem(key)),
    /** Why storage can't be read, if it can't. */
    trouble: () => attempt((open) => void open.length)
  }
}

// Firefox names the same error differently.
function isQuota(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name)
}
