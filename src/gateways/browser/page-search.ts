// What stands behind the address's ?, for a page that shows several places under one path.

import { barePath } from '#rules/paths.ts'

export function readSearch(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

/** Puts it into the address; a place of its own is one that Back leads away from. */
export function writeSearch(words: Record<string, string>, ownPlace: boolean): void {
  const search = new URLSearchParams(words).toString()
  const address = `${barePath(window.location.pathname)}${search ? `?${search}` : ''}`
  if (ownPlace) window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
}

/** Runs after Back and Forward. */
export function whenReturned(run: () => void): () => void {
  window.addEventListener('popstate', run)
  return () => window.removeEventListener('popstate', run)
}

/** Has the browser ask before the page is left, as long as `unsaved` says so. */
export function askBeforeLeaving(unsaved: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (unsaved()) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
