import { expect, test } from 'vitest'
import { withFrameLater, withShortScopes, withStyles } from '../../scripts/astro/first-flight.ts'
import { policyOf } from '../../scripts/astro/static-csp-headers.ts'

test('the styles of a page stand in its head, in the order they were asked for', () => {
  const head =
    '<head><style>a{}</style><link rel="stylesheet" href="/_astro/b.css"><style>c{}</style></head>'
  const html = withStyles(`${head}<body><style>d{}</style></body>`, (path) => `/*${path}*/`)
  expect(html).toBe(
    '<head><style>a{}\n/*/_astro/b.css*/\nc{}</style></head><body><style>d{}</style></body>'
  )
})

test("the frame's script is named, not loaded", () => {
  const html =
    '<html lang="en"><body><script type="module" src="/_astro/base.x1.js"></script></body>'
  expect(withFrameLater(html)).toBe('<html data-frame="/_astro/base.x1.js" lang="en"><body></body>')
  expect(() => withFrameLater('<html></html>')).toThrow('frame')
})

const SCOPE = 'data-astro-cid-abc123'

test.each([
  ['p*{}', '<p *>', true],
  ['p*{}', '<i *>', false],
  ['.x*{}', '<p class="y x" *>', true],
  ['.x*{}', '<p class="y" *>', false],
  ['p*{}', '<p *="true">', true],
  ['p*{}', '<i *="true">', false],
  [':is(p,i)*{}', '<p *>', true],
  ['b>p*:hover i{}', '<p *>', true],
  ['[hidden]*{}', '<i *>', true]
])('under %s, %s needs its scope: %s', (rule, element, needed) => {
  const scoped = `<style>${rule.replace('*', `[${SCOPE}]`)}</style>${element.replace('*', SCOPE)}`
  const html = withShortScopes(scoped)
  expect(html).toContain(rule.replace('*', '[data-x0]'))
  expect(html.endsWith(element.replace(/ \*(="true")?/, needed ? ' data-x0' : ''))).toBe(true)
})

const site = new Map([
  ['script-src', new Set(["'self'", "'sha256-GgPvj90fc10Tu7iZ4Q4Q/5TZqyc3MpjHx0o1wXxyGyk='"])],
  ['style-src', new Set(["'self'"])]
])

test("a page's policy names the styles of its head and none of its text", () => {
  const policy = policyOf('<head><style>a{}</style></head><body><style>b{}</style></body>', site)
  expect(policy.match(/sha256-/g)).toHaveLength(1)
})

test('a script that Astro did not write stops the build', () => {
  expect(() => policyOf('<head></head><script>alert(1)</script>', site)).toThrow('script')
})
