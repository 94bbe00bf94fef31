import { expect, test } from 'vitest'
import { finishPage } from '../../../scripts/publish/render/finish-page.ts'

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'"
const workshop = { drawing: 'street 1', read: () => 'a{}', sealOf: () => 'sha384-x' }

function finish(picture: string, drawing = workshop.drawing) {
  const html = `<!doctype html><html lang="en"><head><meta property="og:image:alt" content="Fish &amp; chips, above a street of Canadian houses"><meta property="og:image" content="http://x${picture}"></head><body data-image="${picture}"><script type="module" src="/_astro/base.1.js"></script></body></html>`
  return finishPage('blog/1.html', { html, policy: POLICY }, { ...workshop, drawing })
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

test('the same page in is the same page out', () => {
  expect(finish('/og/blog-1.png')).toEqual(finish('/og/blog-1.png'))
})
