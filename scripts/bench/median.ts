/** The median of each figure over all runs. */
export function median<T extends Record<string, number>>(runs: readonly T[]): T {
  const [first] = runs
  if (!first) throw new Error('There is no run to take the middle of.')
  const middle = (name: keyof T) => {
    const sorted = runs.map((run) => run[name] ?? Number.NaN).sort((a, b) => a - b)
    return sorted[Math.floor((sorted.length - 1) / 2)]
  }
  return Object.fromEntries(Object.keys(first).map((name) => [name, middle(name)])) as T
}
