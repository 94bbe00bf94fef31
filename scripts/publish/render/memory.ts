/** Remembers what was made of a text; with too much to remember, it begins anew. */
export function memory<Made>(most: number): (text: string, make: () => Made) => Made {
  const known = new Map<string, Made>()
  return (text, make) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = make()
    if (known.size >= most) known.clear()
    known.set(whole(text), made)
    return made
  }
}

/** A part of a string keeps all of that string in memory: here, pages by the thousand. */
export function whole(text: string): string {
  return Buffer.from(text).toString()
}
