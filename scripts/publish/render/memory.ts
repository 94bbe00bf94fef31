/** Remembers what was made of a text; with too much to remember, it begins anew. Where that is little, texts need no copy. */
export function memory<Made>(
  most: number,
  keep: (text: string) => string = whole
): (text: string, make: () => Made) => Made {
  const known = new Map<string, Made>()
  return (text, make) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = make()
    if (known.size >= most) known.clear()
    known.set(keep(text), made)
    return made
  }
}

/** A part of a string keeps all of that string in memory: here, pages by the thousand. */
export function whole(text: string): string {
  return Buffer.from(text).toString()
}
