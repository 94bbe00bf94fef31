import { expect, test } from 'vitest'
import { drawingHash, sourceHash } from '#publish/source-hash.ts'
import { tree } from '../kit/tree.ts'

const sources = {
  'astro.config.mjs': 'export default {}',
  'package-lock.json': '{}',
  'public/robots.txt': 'all',
  'src/publish/render/finish-page.ts': 'export {}',
  'src/pages/index.astro': '<p>Home</p>',
  'src/panel/app.ts': 'export {}'
}

test.each([
  ['a page', 'src/pages/index.astro'],
  ['a public file', 'public/robots.txt'],
  ['the configuration', 'astro.config.mjs'],
  ['a package', 'package-lock.json'],
  ['the code that finishes pages', 'src/publish/render/finish-page.ts'],
  ['a new file', 'src/sections/home/hero.astro']
])('a change of %s changes the bundle', (_, file) => {
  const root = tree(sources)
  const before = sourceHash(root, {})
  expect(sourceHash(root, {})).toBe(before)
  expect(sourceHash(tree({ ...sources, [file]: 'changed' }), {})).not.toBe(before)
})

test('public settings change the bundle; the panel and other settings don’t', () => {
  const root = tree(sources)
  const before = sourceHash(root, { PUBLIC_PRODUCT_NAME: 'A', SITE_URL: 'https://a.ca' })
  const same = { HOME: '/root', SITE_URL: 'https://a.ca', PUBLIC_PRODUCT_NAME: 'A' }
  expect(sourceHash(tree({ ...sources, 'src/panel/app.ts': 'changed' }), same)).toBe(before)
  expect(sourceHash(root, { ...same, PUBLIC_PRODUCT_NAME: 'B' })).not.toBe(before)
  expect(sourceHash(root, { ...same, SITE_URL: 'https://b.ca' })).not.toBe(before)
})

test('pictures are redrawn for a new street or product name, not for other sources', () => {
  const street = { ...sources, 'src/sections/drawings/street/houses.ts': 'export {}' }
  const before = drawingHash(tree(street), 'A')
  expect(drawingHash(tree({ ...street, 'src/pages/index.astro': 'changed' }), 'A')).toBe(before)
  expect(drawingHash(tree(street), 'B')).not.toBe(before)
  expect(
    drawingHash(tree({ ...street, 'src/sections/drawings/street/houses.ts': 'changed' }), 'A')
  ).not.toBe(before)
})
