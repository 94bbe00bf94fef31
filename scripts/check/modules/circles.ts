/** Every circular import, once, as a path from its first file back to it. */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found = new Map<string, string[]>()
  const cleared = new Set<string>()

  function follow(file: string, trail: string[]): void {
    const start = trail.indexOf(file)
    if (start >= 0) {
      const circle = trail.slice(start)
      found.set([...circle].sort().join(), [...circle, file])
      return
    }
    if (cleared.has(file)) return
    for (const target of imports.get(file) ?? []) follow(target, [...trail, file])
    cleared.add(file)
  }

  for (const file of imports.keys()) follow(file, [])
  return [...found.values()]
}
