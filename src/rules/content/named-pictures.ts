/** Panel pictures that a text or JSON string names, as in `src="/pictures/…"`. */
export function picturesIn(text: string): string[] {
  const names = text.matchAll(/(?<=["'\s=])\/pictures\/(\w[\w-]*\.[a-z0-9]{2,5})\b/g)
  return [...new Set([...names].map(([, name = '']) => name))]
}

/** The same, and in absolute addresses too: nothing that may be in use must be removed. */
export function anyPicturesIn(text: string): string[] {
  const names = text.matchAll(/\/pictures\/(\w[\w-]*\.[a-z0-9]{2,5})\b/g)
  return [...new Set([...names].map(([, name = '']) => name))]
}
