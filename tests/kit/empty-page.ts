import { afterAll } from 'vitest'

// All files of a worker share one page; each starts with an empty one.
afterAll(() => {
  if ('document' in globalThis) document.body.replaceChildren()
})
