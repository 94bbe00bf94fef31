// What a page keeps with the browser's history entries. Apart from page-search.ts, which the wizard doesn't load.

/** What `writeEntry` has kept with the current history entry. */
export function readEntry(): unknown {
  return window.history.state
}

/** Keeps something with the history entry: a new one, or the current one. */
export function writeEntry(state: string, addToHistory: boolean): void {
  if (addToHistory) window.history.pushState(state, '')
  else window.history.replaceState(state, '')
}
