import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

/** A console.error nobody expected fails the test that caused it. A test that expects one spies on console.error itself. */
const strays: string[] = []

/** Browsers know the element, happy-dom does not yet. */
const UNKNOWN_HERE = 'The tag <search> is unrecognized in this browser.'

beforeEach(() => {
  strays.length = 0
  console.error = (...words: unknown[]) => {
    const said = format(...words)
    if (!said.startsWith(UNKNOWN_HERE)) strays.push(said)
  }
})

afterEach(() => {
  const said = strays.splice(0)
  if (said.length > 0) throw new Error(`console.error was called:\n${said.join('\n')}`)
})
