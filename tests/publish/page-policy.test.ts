import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyFor } from '#publish/render/page-policy.ts'
import { readElements } from '#publish/render/read-page.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const given = `default-src 'none'; script-src 'self' ${hashOf('boot()')} ${hashOf('wake()')}; style-src 'self' ${hashOf('i{}')}`

function policyOf(html: string, css = 'a{}', file = 'index.html'): string {
  return policyFor(file, given, { elements: readElements(html), styles: [{ assets: [], css }] })
}

test('a page’s policy names the code of its head and of Astro that it contains, and no other', () => {
  expect(policyOf('<head><script>boot()</script></head><body><style>i{}</style></body>')).toBe(
    `default-src 'none'; script-src 'self' ${hashOf('boot()')}; style-src 'self' ${hashOf('a{}')} ${hashOf('i{}')}`
  )
})

test.each([
  '<script>alert(1)</script>',
  '<script type="module">alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<p title="<script>boot()</script>">',
  '<title><script>boot()</script></title>',
  '<!-- <script>boot()</script> -->',
  '<script src="/_astro/a.js">boot()</script>'
])('no policy names a script of %s', (html) => {
  expect(policyOf(html)).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self' ${hashOf('a{}')}`
  )
})

test('styles in the body count only if Astro wrote them', () => {
  expect(policyOf('<body><style>b{}</style></body>')).not.toContain(hashOf('b{}'))
})

test('only the editor may show a page in a frame', () => {
  expect(policyOf('', 'a{}', 'editor.html')).toMatch(/; frame-src 'self'$/)
  expect(policyOf('')).not.toContain('frame-src')
})
