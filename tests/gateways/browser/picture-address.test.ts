// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pictureAddress, withPanelPictures } from '#gateways/browser/picture-address.ts'

test('the site’s pictures are loaded from the panel until the next publish, others from where they are', () => {
  expect(pictureAddress('/pictures/a.webp')).toBe('/api/general/pictures/a.webp')
  expect(pictureAddress('https://example.ca/a.webp')).toBe('https://example.ca/a.webp')
})

test('only the pictures of a text move to the panel, whatever their other attributes say', () => {
  const text =
    '<p>See /pictures/a.webp, <a href="/pictures/a.webp">here</a>: <code>&lt;img src="/pictures/a.webp"&gt;</code></p>'
  expect(withPanelPictures(`<img alt="src=pictures" src="/pictures/a.webp">${text}`)).toBe(
    `<img alt="src=pictures" src="/api/general/pictures/a.webp">${text}`
  )
})
