import { expect, test } from 'vitest'
import { blogPagePath, designsPagePath, postPath } from '#rules/content/content-paths.ts'
import { barePath } from '#rules/paths.ts'

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/blog', '/blog'],
  ['/blog/', '/blog'],
  ['/blog.html', '/blog'],
  ['/blog/index', '/blog'],
  ['/blog/page/2.html', '/blog/page/2']
])('%s is known as %s', (pathname, address) => {
  expect(barePath(pathname)).toBe(address)
})

test('a list has its first page at its own address and the others below it', () => {
  expect([1, 2].map(blogPagePath)).toEqual(['/blog', '/blog/page/2'])
  expect([1, 2].map(designsPagePath)).toEqual(['/designs', '/designs/2'])
  expect(postPath(7)).toBe('/blog/7')
})
