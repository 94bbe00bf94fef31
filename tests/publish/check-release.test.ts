import { expect, test } from 'vitest'
import { checkRelease } from '#publish/check-release.ts'
import { collectReferences } from '#publish/render/page-references.ts'
import { readElements } from '#publish/render/read-page.ts'
import { tree } from '../kit/tree.ts'

const NEEDED = ['404.html', 'blog.html', 'index.html', 'pricing.html', 'rss.xml', 'sitemap.xml']

function check(page: string, { without = '' } = {}) {
  const assets = tree({ '_astro/a.1.js': '', 'og/home.1.png': '', 'pictures/a.webp': '' })
  const names = [...NEEDED, 'a.html'].filter((name) => name !== without)
  const files = Object.fromEntries(names.map((name) => [name, { hash: '' }]))
  const references = collectReferences(readElements(page), [])
  const rendered = [{ file: 'a.html', hash: '', policy: '', picture: undefined, ...references }]
  return checkRelease({ contents: { brought: [], files, policies: [] }, rendered }, assets)
}

test('a release without a required page is refused', () => {
  expect(() => check('', { without: '404.html' })).toThrow('the site lacks 404.html')
})

test('a page whose script or picture is missing is not published', () => {
  const page = '<script src="/_astro/a.1.js"></script><meta content="http://x/og/home.1.png">'
  expect(check(page).warnings).toEqual([])
  expect(() => check(`${page}<link href="/_astro/b.2.css">`)).toThrow(
    'a.html: It needs /_astro/b.2.css, which doesn’t exist.'
  )
})

test('a title, text or picture that mentions a script doesn’t need it', () => {
  const words =
    '<meta property="og:title" content="src=/_astro/gone.js"><p title="<script src=/_astro/gone.js>">/_astro/gone.js</p>'
  expect(() => check(`${words}<img src="/_astro/gone.js">`)).not.toThrow()
  expect(check('<p title="/_astro/gone.js">/pictures/gone.webp</p>').warnings).toEqual([])
})

test('a broken link and a missing picture in content are warnings', () => {
  const page =
    '<a href="/blog?page=2#top">ok</a><a href="/api/x">ok</a><a href="/none#a">lost</a><img src="/pictures/b.webp">'
  expect(check(page).warnings).toEqual([
    'a.html shows /pictures/b.webp, which doesn’t exist.',
    'a.html links to /none, which doesn’t exist.'
  ])
})
