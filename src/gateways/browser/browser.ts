// The window: changing pages, and the one message that is carried over such a change. Small, because every page loads it.

export type Word = { kind: 'error' | 'success' | 'warning'; message: string }

const KEY = 'toast'

/**
 * Sends the visitor to another page of the site, where the message is shown. The page that is left is not one to come
 * back to: Back would only be sent here again.
 */
export function goTo(path: string, word?: Word): void {
  leaveWord(word)
  window.location.replace(path)
}

export function reload(word?: Word): void {
  leaveWord(word)
  window.location.reload()
}

/** The message the last page left for this one; it is given out once. One this page has left is for the next. */
export function takeLeftToast(): Word | undefined {
  if (document.documentElement.dataset['leaving']) return undefined
  try {
    const left: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    window.sessionStorage.removeItem(KEY)
    return isWord(left) ? left : undefined
  } catch {
    return undefined
  }
}

/** A clipboard needs a secure page and the person's leave; false where there is none. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function query(name: string): string | undefined {
  return new URLSearchParams(window.location.search).get(name)?.trim() || undefined
}

/** What stands behind the address's #, as names and words, taken out of the address: it may be a secret. */
export function takeFragment(): URLSearchParams {
  const { hash, pathname, search } = window.location
  if (hash) window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  return new URLSearchParams(hash.slice(1))
}

export function currentPath(): string {
  return window.location.pathname
}

/** What stands behind the address's ?. */
export function currentSearch(): string {
  return window.location.search
}

/** Takes it out of the address, so that a reload doesn't bring it again. */
export function dropSearch(): void {
  const { hash, pathname } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${hash}`)
}

/** The next page of this tab shows it. */
export function leaveWord(word: Word | undefined): void {
  if (!word) return
  document.documentElement.dataset['leaving'] = 'yes'
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ kind: word.kind, message: word.message }))
  } catch {
    // Forbidden storage: the page changes all the same, only without its message.
  }
}

function isWord(value: unknown): value is Word {
  if (typeof value !== 'object' || value === null) return false
  if (!('kind' in value && 'message' in value)) return false
  return (
    typeof value.message === 'string' &&
    (value.kind === 'error' || value.kind === 'success' || value.kind === 'warning')
  )
}
