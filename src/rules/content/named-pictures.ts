/** The panel's own pictures that a text names, from `src="/pictures/…"` as from a JSON string. */
export function picturesIn(text: string): string[] {
  const names = text.matchAll(/(?<=["'\s=])\/pictures\/(\w[\w-]*\.[a-z0-9]{2,5})\b/g)
  return [...new Set([...names].map(([, name = '']) => name))]
}

/** The same and more, as in an absolute address: whatever may be one of them must not be removed. */
export function anyPicturesIn(text: string): string[] {
  const names = text.matchAll(/\/pictures\/(\w[\w-]*\.[a-z0-9]{2,5})\b/g)
  return [...new Set([...names].map(([, name = '']) => name))]
}
