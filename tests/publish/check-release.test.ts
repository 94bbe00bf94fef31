import { expect, test } from 'vitest'
import { checkRelease } from '#publish/check-release.ts'
import { namedFiles } from '#publish/render/named-files.ts'
import { readElements } from '#publish/render/read-page.ts'
import { tree } from '../kit/tree.ts'

const NEEDED = ['404.html', 'blog.html', 'index.html', 'pricing.html', 'rss.xml', 'sitemap.xml']

function check(page: string, { without = '' } = {}) {
  const assets = tree({ '_astro/a.1.js': '', 'og/home.1.png': '', 'pictures/a.webp': '' })
  const names = [...NEEDED, 'a.html'].filter((name) => name !== without)
  const files = Object.fromEntries(names.map((name) => [name, { hash: '' }]))
  const named = namedFiles(readElements(page), [])
  const rendered = [{ file: 'a.html', hash: '', policy: '', picture: undefined, ...named }]
  return checkRelease({ contents: { brought: [], files, policies: [] }, rendered }, assets)
}

test('a release without a page that every site needs is none', () => {
  expect(() => check('', { without: '404.html' })).toThrow('The site lacks 404.html')
})

test('a page whose script or picture is missing is not published', () => {
  const page = '<script src="/_astro/a.1.js"></script><meta content="http://x/og/home.1.png">'
  expect(check(page).warnings).toEqual([])
  expect(() => check(`${page}<link href="/_astro/b.2.css">`)).toThrow(
    'a.html: It needs /_astro/b.2.css, which is not there.'
  )
})

test('a title, a text and a writer’s picture that name a script don’t need it', () => {
  const words =
    '<meta property="og:title" content="src=/_astro/gone.js"><p title="<script src=/_astro/gone.js>">/_astro/gone.js</p>'
  expect(() => check(`${words}<img src="/_astro/gone.js">`)).not.toThrow()
  expect(check('<p title="/_astro/gone.js">/pictures/gone.webp</p>').warnings).toEqual([])
})

test('a writer’s link that leads nowhere, and a picture that is gone, are told, not forbidden', () => {
  const page =
    '<a href="/blog?page=2#top">ok</a><a href="/api/x">ok</a><a href="/none#a">lost</a><img src="/pictures/b.webp">'
  expect(check(page).warnings).toEqual([
    'a.html shows /pictures/b.webp, which is not there.',
    'a.html leads to /none, which is not there.'
  ])
})
