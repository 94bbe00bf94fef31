import { expect, test } from 'vitest'
import { pageFinisher } from '#publish/render/finish-page.ts'

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'"
const context = {
  drawing: 'street 1',
  integrityOf: (path: string) => `hash of ${path}`,
  read: (path: string) => `b{content:"${path}"}`
}
const FRAME = '<script type="module" src="/_astro/base.x1.js"></script>'

function finish(html: string, { drawing = context.drawing, file = 'faq.html' } = {}) {
  return pageFinisher({ ...context, drawing })(file, { html, policy: POLICY })
}

function page(head: string, main: string): string {
  return `<!doctype html><html lang="en"><head>${head}</head><body><main id="main">${main}</main>${FRAME}</body></html>`
}

test('a public page has the styles of its head inlined in order', () => {
  const head =
    '<style>a{color:red}</style><link rel="stylesheet" href="/_astro/b.css"><style>i{color:red}</style><title>T</title>'
  expect(finish(page(head, '<p>')).html).toBe(
    '<!doctype html><html data-frame="/_astro/base.x1.js" lang="en"><head><title>T</title>' +
      '<style>a{color:red}b{content:"/_astro/b.css"}i{color:red}</style></head>' +
      '<body><main id="main"><p></main></body></html>'
  )
})

test('a page is not painted before its first section is parsed', () => {
  const finished = finish(page('', ' <section class="a"><section></section></section>')).html
  expect(finished).toContain('<link rel="expect" href="#first" blocking="render"></head>')
  expect(finished).toContain('<main id="main"> <section id="first" class="a"><section>')
  for (const main of ['<article><section></section></article>', 'Text <section></section>'])
    expect(finish(page('', main)).html).not.toContain('first')
})

test('a page without the frame’s script is not published', () => {
  expect(() => finish('<html><head></head>')).toThrow('frame')
  expect(() => finish(page('', FRAME).replaceAll('base.x1', 'other'))).toThrow('frame')
})

test('a finished page doesn’t depend on the pages finished before it', () => {
  const css = (scope: string) => `<style>p[${scope}]{color:red}</style>`
  const pages = [
    page(css('data-astro-cid-a1'), '<p data-astro-cid-a1><a href="/blog/2?x#y">2</a></p>'),
    page(css('data-astro-cid-a1'), '<img src="/pictures/a.webp">'),
    page(css('data-astro-cid-b2'), '<p data-astro-cid-a1><img src="/pictures/b.webp"></p>')
  ]
  const alone = pages.map((html) => finish(html))
  const finishNext = pageFinisher(context)
  expect(pages.map((html) => finishNext('faq.html', { html, policy: POLICY }))).toEqual(alone)
  expect(alone[0]).toMatchObject({ assets: ['_astro/base.x1.js'], links: ['/blog/2'] })
  expect(alone[1]?.html).not.toContain('color:red')
  expect(alone[2]).toMatchObject({ assets: ['_astro/base.x1.js', 'pictures/b.webp'] })
})

test('a redirect page is left unchanged', () => {
  const html =
    '<!doctype html><html lang="en"><head><meta http-equiv="refresh" content="0;url=/blog"></head><body></body></html>'
  expect(finish(html, { file: 'blog/page.html' }).html).toBe(html)
})

test('a page behind the log-in keeps its style files in both languages', () => {
  const html = page('<link rel="stylesheet" href="/_astro/b.css">', '<section>')
  for (const file of ['dashboard/home.html', 'fr/dashboard/home.html'])
    expect(finish(html, { file }).html).toBe(
      html.replace('<script', '<script integrity="hash of /_astro/base.x1.js"')
    )
})

test('only our own script files get an integrity hash', () => {
  const scripts =
    '<script>let a</script><script src="https://js.stripe.com/v3"></script>' +
    '<script src="/b.js" integrity="x"></script><p title="<script src=/c.js>">'
  expect(finish(page('', `${scripts}<script src="/_astro/a.js"></script>`)).html).toContain(
    `${scripts}<script integrity="hash of /_astro/a.js" src="/_astro/a.js"></script>`
  )
})

const drawn = (path: string) =>
  `<meta property="og:image" content="https://x.test${path}"><meta property="og:image:width" content="1200">` +
  '<meta property="og:image:alt" content="Fish &#38; &#34;chips&#34;, above a street of Canadian houses">' +
  `<script type="application/ld+json">{"headline":"\\u003c/script>${path}","image":"https://x.test${path}"}</script>`

test('a drawn picture’s address changes with its title and drawing', () => {
  const html = page(
    drawn('/og/blog-1.png'),
    `<p title="/og/blog-1.png">https://x.test/og/blog-1.png`
  )
  const finished = finish(html)
  const { path = '' } = finished.ogPicture ?? {}
  expect(finished.ogPicture).toEqual({ name: '/og/blog-1.png', path, title: 'Fish & "chips"' })
  expect(path).toMatch(/^\/og\/blog-1\.[0-9a-f]{8}\.png$/)
  expect(finished.assets).toContain(path.slice(1))
  expect(finished.html).toContain(`<meta property="og:image" content="https://x.test${path}">`)
  expect(finished.html).toContain(
    `{"headline":"\\u003c/script>/og/blog-1.png","image":"https://x.test${path}"}`
  )
  expect(finished.html).toContain('<p title="/og/blog-1.png">https://x.test/og/blog-1.png')
  expect(finish(html, { drawing: 'street 2' }).ogPicture?.path).not.toBe(path)
})

test('no picture is drawn for a page with its own', () => {
  for (const path of ['/pictures/house.webp', '/og/blog-1.png']) {
    const own = drawn(path).replace('<meta property="og:image:width" content="1200">', '')
    expect(finish(page(own, '<p>'))).toMatchObject({ ogPicture: undefined })
  }
})
