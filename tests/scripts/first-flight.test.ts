import visible from 'astro/runtime/client/visible.prebuilt.js'
import astroIsland from 'astro/runtime/server/astro-island.prebuilt.js'
import { expect, test } from 'vitest'
import {
  rulesOf,
  shortScopes,
  takeFrame,
  takeStyles,
  withCloseLines,
  withCloseLinks,
  withFirstNamed,
  withIslandsLater,
  withoutStrangers
} from '../../scripts/publish/render/first-flight.ts'
import { policyOf } from '../../scripts/publish/render/page-policy.ts'

test('the styles of a page are those of its head, in the order they were asked for', () => {
  const { head, styles } = takeStyles(
    '<head><style>a{}</style><link rel="stylesheet" href="/_astro/b.css"><style>c{}</style>'
  )
  expect(head).toBe('<head>')
  expect(rulesOf(styles, (path) => `/*${path}*/`)).toBe('a{}\n/*/_astro/b.css*/\nc{}')
})

test("the frame's script is named, not loaded", () => {
  const body = '<body><script type="module" src="/_astro/base.x1.js"></script></body>'
  expect(takeFrame(body)).toEqual({ html: '<body></body>', frame: '/_astro/base.x1.js' })
  expect(takeFrame('<body>')).toEqual({ html: '<body>', frame: undefined })
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
  const { css, shorten } = shortScopes(rule.replace('*', `[${SCOPE}]`))
  expect(css).toBe(rule.replace('*', '[data-x0]'))
  expect(shorten(element.replace('*', SCOPE))).toBe(
    element.replace(/ \*(="true")?/, needed ? ' data-x0' : '')
  )
})

test('the first section of a page has a name, and no other', () => {
  expect(withFirstNamed('<main id="main"> <section class="a"><section>')).toBe(
    '<main id="main"> <section id="first" class="a"><section>'
  )
  for (const other of ['<main id="main"><article>', '<p>1</p><main id="main"><section>'])
    expect(withFirstNamed(other)).toBe(other)
})

test('styles of a component that a page does not show are left out of it', () => {
  const own = `p[${SCOPE}]{}`
  const strange = SCOPE.replace('abc', 'xyz')
  const all = [
    own,
    `i[${strange}],b[${strange}] i{}`,
    `@media print{i[${strange}]{}}@media print{i[${strange}]{}${own}}`,
    `${own.slice(0, -2)},i[${strange}]{}`
  ]
  expect(withoutStrangers(`@font-face{}${all.join('')}`, new Set(['abc123']))).toBe(
    `@font-face{}${own}@media print{${own}}${own.slice(0, -2)},i[${strange}]{}`
  )
})

test('styles are written closely, and their strings as they are', () => {
  const css = 'a{margin:min(1px, 2px);}\nb:after{content:"a, b;}"}'
  expect(withoutStrangers(css, new Set())).toBe('a{margin:min(1px,2px)}b:after{content:"a, b;}"}')
})

test('a typeface is called by its plain name', () => {
  const css =
    '@font-face{font-family:"Some Sans-0123456789abcdef"}:root{--a:"Some Sans-0123456789abcdef","Other Sans"}'
  expect(withoutStrangers(css, new Set())).toBe(
    '@font-face{font-family:"Some Sans"}:root{--a:"Some Sans","Other Sans"}'
  )
})

test.each([
  ['<p>\n  one\n  two </p>\n<p>', '<p> one two </p> <p>'],
  ['<p title="a\n  b">one  two</p>', '<p title="a\n  b">one  two</p>'],
  ['<pre>\n a\n</pre>', '<pre>\n a\n</pre>'],
  ['<astro-island> a\n b</astro-island>', '<astro-island> a\n b</astro-island>'],
  ['<textarea>a\n b</textarea>', '<textarea>a\n b</textarea>']
])('the lines of %s become one, where that can’t be seen', (html, close) => {
  expect(withCloseLines(html)).toBe(close)
})

test.each([
  ['at <a href="/">\n here\n</a>\n, or', 'at <a href="/">here</a>, or'],
  ['<li><a href="/"> Home </a> </li>', '<li><a href="/">Home</a> </li>'],
  ['<a href="/">here </a>and', '<a href="/">here</a> and'],
  ['see<a href="/"> here</a>', 'see <a href="/">here</a>'],
  ['say <strong>Yes</strong>\n. Then', 'say <strong>Yes</strong>. Then']
])('%j is shown as %j', (source, shown) => {
  expect(withCloseLinks(source)).toBe(shown)
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

const ISLAND = '<astro-island client="visible"><form></form></astro-island>'
const page = (first: string, second: string) =>
  `<main><section>${first}</section><section>${second}</section></main>`

test('islands that are all far down come without what wakes them', () => {
  const html = page('', `<script>${visible}</script><script>${astroIsland}</script>${ISLAND}`)
  expect(withIslandsLater(html)).toBe(page('', ISLAND))
})

test.each([
  ['', ''],
  [ISLAND, ISLAND],
  ['', ISLAND + ISLAND.replace('visible', 'load')]
])('a page of %j and %j keeps what it has', (first, second) => {
  expect(withIslandsLater(page(first, second))).toBe(page(first, second))
})

test('a page whose islands are woken in another way is not published', () => {
  expect(() => withIslandsLater(page('', ISLAND))).toThrow('not where it was')
})
