/** The panel's own pictures that a text names, from `src="/pictures/…"` as from a JSON string. */
export function picturesIn(text: string): string[] {
  const names = text.matchAll(/(?<=["'\s=])\/pictures\/(\w[\w-]*\.[a-z0-9]{2,5})\b/g)
  return [...new Set([...names].map(([, name = '']) => name))]
}
