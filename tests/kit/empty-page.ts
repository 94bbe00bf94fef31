import { afterAll } from 'vitest'

// The files of a worker have one page between them; each finds it empty.
afterAll(() => {
  if ('document' in globalThis) document.body.replaceChildren()
})
