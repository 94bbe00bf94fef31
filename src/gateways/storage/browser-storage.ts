// The one door to localStorage and sessionStorage, which may be full or forbidden: nothing here throws. Free of libraries,
// as the smallest pages load it.

/** What the specification names, and what an editor has typed. */
export type BrowserKey =
  | 'access_token'
  | 'accountDetails'
  | 'cookieAccepted'
  | 'referral_code'
  | 'selectedPlan'
  | 'setupDraft'
  | 'user'
  | `editor:${string}`
/** What ends with the browser tab, and what localStorage had no room for. */
export type TabKey = BrowserKey | 'attempts' | 'choice' | 'fragment' | 'toast' | `draft:${string}`

export type StorageTrouble = 'forbidden' | 'full'

export const browserStorage = safeStorage<BrowserKey>(() => window.localStorage)
export const tabStorage = safeStorage<TabKey>(() => window.sessionStorage)

/** The tab's copy is the newer one: there is one only while localStorage refuses. */
export function readKept(key: BrowserKey): string | undefined {
  return tabStorage.read(key) ?? browserStorage.read(key)
}

/** Keeps a value for the browser, or for the tab where localStorage refuses; `trouble` says why it refused. */
export function keep(
  key: BrowserKey,
  value: string
): { isKept: boolean; trouble?: StorageTrouble } {
  const trouble = browserStorage.write(key, value)
  if (trouble) return { isKept: !tabStorage.write(key, value), trouble }
  tabStorage.remove(key)
  return { isKept: true }
}

function safeStorage<Key extends string>(storage: () => Storage) {
  /** What keeps `use` from being done; undefined where it is done. */
  function attempt(use: (storage: Storage) => void): StorageTrouble | undefined {
    try {
      use(storage())
      return undefined
    } catch (error) {
      return isQuota(error) ? 'full' : 'forbidden'
    }
  }
  function read(key: Key): string | undefined {
    let value: string | null = null
    attempt((open) => (value = open.getItem(key)))
    return value ?? undefined
  }
  return {
    read,
    /** Undefined, too, where what is stored is not JSON. */
    readJson(key: Key): unknown {
      try {
        return JSON.parse(read(key) ?? '')
      } catch {
        return undefined
      }
    },
    write: (key: Key, value: string) => attempt((open) => open.setItem(key, value)),
    remove: (key: Key) => attempt((open) => open.removeItem(key)),
    /** Why nothing can be read. */
    trouble: () => attempt((open) => void open.length)
  }
}

// Firefox gave the same error a name of its own.
function isQuota(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name)
}
