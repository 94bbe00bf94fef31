import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

/** An unexpected console.error fails its test; a test that expects one spies on console.error. */
const strays: string[] = []

/** Browsers support the element, happy-dom does not yet. */
const UNKNOWN_HERE = 'The tag <search> is unrecognized in this browser.'

beforeEach(() => {
  strays.length = 0
  console.error = (...words: unknown[]) => {
    const error = format(...words)
    if (!error.startsWith(UNKNOWN_HERE)) strays.push(error)
  }
})

afterEach(() => {
  const errors = strays.splice(0)
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`)
})
