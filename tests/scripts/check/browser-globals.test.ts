import { expect, test } from 'vitest'
import { browserGlobals } from '../../../scripts/check/modules/browser-globals.ts'

test.each([
  ['a parameter', `export const host = (location: { host: string }) => location.host`],
  ['a variable', `const history = ['a']\nexport const last = history.at(-1)`],
  ['a property', `export const name = (site: { location: string }) => site.location`],
  ['an attribute', `export const Link = () => <a history="a">b</a>`]
])('%s may have the name of a browser global', (_, code) => {
  expect(browserGlobals(code)).toEqual([])
})

test.each(['fetch("/a")', 'window.fetch("/a")', 'globalThis.localStorage', 'document.location'])(
  '%s is the browser’s own',
  (code) => {
    expect(browserGlobals(code)).toHaveLength(1)
  }
)
