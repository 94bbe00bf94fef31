import { expect, test } from 'vitest'
import { relativeTo, staticFile } from '#rules/websites/static/static-file.ts'
import { staticPage } from '#rules/websites/static/static-page.ts'

test.each([
  ['/', 'index.html'],
  ['/about', 'about/index.html'],
  ['/fr/blog/un-texte', 'fr/blog/un-texte/index.html'],
  ['/robots.txt', 'robots.txt'],
  ['/listings/12-elm-7/open-houses.ics', 'listings/12-elm-7/open-houses.ics']
])('%s is the file %s', (path, file) => {
  expect(staticFile(path)).toBe(file)
})

test('the way from one file to another begins where the first one is', () => {
  expect(relativeTo('index.html', 'about/index.html')).toBe('about/index.html')
  expect(relativeTo('fr/about/index.html', 'index.html')).toBe('../../index.html')
})

const place = {
  path: '/fr/about',
  origins: new Set(['https://annroy.ca', 'https://ann.maplekey.site'])
}
const written = (html: string, change = {}) =>
  staticPage(html, { ...place, ...change }, () => '/_site/styles/a.css')

test.each([
  ['<a href="/contact#form">x</a>', '<a href="../../contact/index.html#form">x</a>'],
  ['<a href="/listings?beds=2">x</a>', '<a href="../../listings/index.html">x</a>'],
  ['<a href="https://ann.maplekey.site/">x</a>', '<a href="../../index.html">x</a>'],
  ['<a href="https://elsewhere.ca/a">x</a>', '<a href="https://elsewhere.ca/a">x</a>'],
  ['<a href="#top">x</a>', '<a href="#top">x</a>'],
  ['<a href="mailto:ann@annroy.ca">x</a>', '<a href="mailto:ann@annroy.ca">x</a>'],
  [
    '<img srcset="/a-480.webp 480w, /a-960.webp 960w">',
    '<img srcset="../../a-480.webp 480w, ../../a-960.webp 960w">'
  ],
  [
    '<link rel="canonical" href="https://annroy.ca/fr/about">',
    '<link rel="canonical" href="https://annroy.ca/fr/about">'
  ],
  ['<style>p{color:red}</style>', '<link rel="stylesheet" href="../../_site/styles/a.css">'],
  ['<p>a &amp; b &lt;i&gt;</p>', '<p>a &amp; b &lt;i&gt;</p>']
])('%s becomes %s', (html, expected) => {
  expect(written(html).html).toBe(expected)
})

test('what only machines read is a path of the website, too', () => {
  const data = JSON.stringify({
    image: ['https://annroy.ca/_site/media/a.jpeg'],
    sameAs: 'https://x.ca'
  })
  const html = `<meta property="og:image" content="https://annroy.ca/_site/share/a.jpg"><script type="application/ld+json">${data}</script>`
  expect(written(html)).toEqual({ html, paths: ['/_site/share/a.jpg', '/_site/media/a.jpeg'] })
})

test('a page that is shown at any depth links from the top', () => {
  const html = '<a href="/about">x</a>'
  expect(written(html, { isAnywhere: true }).html).toBe('<a href="/about/index.html">x</a>')
})
