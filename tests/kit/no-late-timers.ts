import { afterAll } from 'vitest'

// A store lets go of its window a second after the last who looked at it; by then a test file's window may be gone.
if (typeof window !== 'undefined') {
  const begun = new Set<NodeJS.Timeout>()
  const { setTimeout: begin } = globalThis
  globalThis.setTimeout = Object.assign((...given: Parameters<typeof begin>) => {
    const timer = begin(...given)
    begun.add(timer)
    return timer
  }, begin)
  afterAll(() => {
    for (const timer of begun) clearTimeout(timer)
  })
}
