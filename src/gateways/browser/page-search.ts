// The query string, for a page that shows several places under one path.

import { barePath } from '#rules/paths.ts'

export function readSearch(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

/** Writes the query string, as a new history entry or in place. */
export function writeSearch(params: Record<string, string>, addToHistory: boolean): void {
  const search = new URLSearchParams(params).toString()
  const address = `${barePath(window.location.pathname)}${search ? `?${search}` : ''}`
  if (addToHistory) window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
}

/** Makes the browser ask before leaving while `unsaved` returns true. */
export function askBeforeLeaving(unsaved: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (unsaved()) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
