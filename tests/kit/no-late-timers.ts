import { afterAll } from 'vitest'

// A store unmounts a second after its last listener; by then the file's window may be gone.
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
