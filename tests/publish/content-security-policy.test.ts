import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageContentSecurityPolicy } from '#publish/render/content-security-policy.ts'
import { readElements } from '#publish/render/read-page.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const astroPolicy = `default-src 'none'; script-src 'self' ${hashOf('boot()')} ${hashOf('wake()')}; style-src 'self' ${hashOf('i{}')}`

function policyOf(html: string, css = 'a{}', file = 'index.html'): string {
  return pageContentSecurityPolicy(file, astroPolicy, {
    elements: readElements(html),
    styles: [{ assets: [], css }]
  })
}

test('a page’s policy lists only the page’s own styles and the code that Astro wrote in it', () => {
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
])('no policy allows a script of %s', (html) => {
  expect(policyOf(html)).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self' ${hashOf('a{}')}`
  )
})

test('styles in the body are allowed only if Astro wrote them', () => {
  expect(policyOf('<body><style>b{}</style></body>')).not.toContain(hashOf('b{}'))
})

test('only the editor may show a page in a frame, in either language', () => {
  expect(policyOf('', 'a{}', 'editor.html')).toMatch(/; frame-src 'self'$/)
  expect(policyOf('', 'a{}', 'fr/editor.html')).toMatch(/; frame-src 'self'$/)
  expect(policyOf('')).not.toContain('frame-src')
})
