/** Prints what was done and how long it took; a long step is announced first. */
export async function step<T>(
  done: string | ((result: T) => string),
  work: () => Promise<T>,
  beginning?: { words: string; afterMs: number }
): Promise<T> {
  const started = performance.now()
  const patience = beginning && setTimeout(() => console.log(beginning.words), beginning.afterMs)
  try {
    const result = await work()
    console.log(`${typeof done === 'string' ? done : done(result)} (${seconds(started)} s)`)
    return result
  } finally {
    clearTimeout(patience)
  }
}

/** Seconds since a moment of performance.now(), as in '0.6'. */
export function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
