import { expect, test } from 'vitest'
import { pageFinisher } from '../../../scripts/publish/render/finish-page.ts'

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'"
const workshop = { drawing: 'street 1', read: () => 'a{}', sealOf: () => 'sha384-x' }

function finish(picture: string, drawing = workshop.drawing) {
  const html = `<!doctype html><html lang="en"><head><meta property="og:image:alt" content="Fish &amp; chips, above a street of Canadian houses"><meta property="og:image" content="http://x${picture}"></head><body data-image="${picture}"><script type="module" src="/_astro/base.1.js"></script></body></html>`
  return pageFinisher({ ...workshop, drawing })('blog/1.html', { html, policy: POLICY })
}

test('the picture that is drawn for a page has a name of its own for every title and every way of drawing', () => {
  const { html, ogPicture } = finish('/og/blog-1.png')
  expect(ogPicture).toMatchObject({ name: '/og/blog-1.png', title: 'Fish & chips' })
  expect(ogPicture?.path).toMatch(/^\/og\/blog-1\.[0-9a-f]{8}\.png$/)
  expect(html).not.toContain('/og/blog-1.png')
  expect(html.split(ogPicture?.path ?? '')).toHaveLength(3)
  expect(finish('/og/blog-1.png', 'street 2').ogPicture?.path).not.toBe(ogPicture?.path)
})

test('a page with a picture of its own has none drawn', () => {
  expect(finish('/pictures/house.webp')).toMatchObject({ ogPicture: undefined })
})

const SHARED = '<header><p data-astro-cid-a1> <a href="/faq"> here </a></p></header>'
const FRAME = '<script type="module" src="/_astro/base.1.js"></script>'

function page(styles: string, main: string): string {
  const head = `<html lang="en"><head><style>${styles}</style></head>`
  return `${head}<body>${SHARED}<main id="main">${main}</main>${FRAME}</body></html>`
}

test('a page is the same whichever pages came before it', () => {
  const pages = [
    page('p[data-astro-cid-a1]{}', '<section><a href="/blog/2">2</a></section>'),
    page('i[data-astro-cid-a1]{}', '<article><img src="/pictures/a.webp"></article>'),
    page('p[data-astro-cid-a1]{}', '<section><img src="/pictures/b.webp"></section>')
  ]
  const alone = pages.map((html) => pageFinisher(workshop)('faq.html', { html, policy: POLICY }))
  const finish = pageFinisher(workshop)
  const after = pages.map((html) => finish('faq.html', { html, policy: POLICY }))
  expect(after).toEqual(alone)
  expect(alone[0]).toMatchObject({ links: ['/faq', '/blog/2'], assets: ['_astro/base.1.js'] })
  expect(alone[2]).toMatchObject({ assets: ['_astro/base.1.js', 'pictures/b.webp'] })
})

test('a public page comes whole in its first flight, and is not painted before its first section is', () => {
  const finish = pageFinisher(workshop)
  const finished = (main: string) =>
    finish('faq.html', { html: page('p[data-astro-cid-a1]{}', main), policy: POLICY }).html
  expect(finished('<section>')).toBe(
    '<html data-frame="/_astro/base.1.js" lang="en"><head><style>p[data-x0]{}</style>' +
      '<link rel="expect" href="#first" blocking="render"></head><body>' +
      '<header><p data-x0> <a href="/faq">here</a></p></header>' +
      '<main id="main"><section id="first"></main></body></html>'
  )
  expect(finished('<article>')).not.toContain('expect')
  expect(() => finish('faq.html', { html: '<html ></head>', policy: POLICY })).toThrow('frame')
})

test('a page behind the log-in keeps its files', () => {
  const html = page('', '<section>')
  expect(pageFinisher(workshop)('auth/login.html', { html, policy: POLICY }).html).toBe(
    html.replace('base.1.js"', 'base.1.js" integrity="sha384-x"')
  )
})
