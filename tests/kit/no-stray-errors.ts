import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

/** A console.error nobody expected fails the test that caused it. A test that expects one spies on console.error itself. */
const strays: string[] = []

beforeEach(() => {
  strays.length = 0
  console.error = (...words: unknown[]) => {
    strays.push(format(...words))
  }
})

afterEach(() => {
  const said = strays.splice(0)
  if (said.length > 0) throw new Error(`console.error was called:\n${said.join('\n')}`)
})
