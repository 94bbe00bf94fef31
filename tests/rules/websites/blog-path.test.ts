import { expect, test } from 'vitest'
import { blogPath, feedPath, readBlogPath, sitePostPath } from '#rules/websites/blog-path.ts'

test('the second language of a website is in front of its blog’s addresses', () => {
  expect(blogPath('en', 'en')).toBe('/blog')
  expect(blogPath('fr', 'en', 2)).toBe('/fr/blog/page/2')
  expect(sitePostPath('hiver', 'fr', 'en')).toBe('/fr/blog/hiver')
  expect(sitePostPath('hiver', 'fr', 'fr')).toBe('/blog/hiver')
  expect(feedPath('fr', 'en')).toBe('/fr/feed.xml')
})

test.each([
  ['/blog', { language: 'en', kind: 'list', page: 1 }],
  ['/fr/blog', { language: 'fr', kind: 'list', page: 1 }],
  ['/blog/page/2', { language: 'en', kind: 'list', page: 2 }],
  ['/blog/page/1', undefined],
  ['/blog/page/0', undefined],
  ['/blog/page', { language: 'en', kind: 'post', slug: 'page' }],
  ['/blog/first', { language: 'en', kind: 'post', slug: 'first' }],
  ['/fr/blog/premier', { language: 'fr', kind: 'post', slug: 'premier' }],
  ['/en/blog', undefined],
  ['/feed.xml', { language: 'en', kind: 'feed' }],
  ['/fr/feed.xml', { language: 'fr', kind: 'feed' }],
  ['/blogs', undefined],
  ['/', undefined]
])('on a website in English and French, %s is %j', (path, place) => {
  expect(readBlogPath(path, ['en', 'fr'])).toEqual(place)
})

test('a language that a website doesn’t have has no blog', () => {
  expect(readBlogPath('/fr/blog', ['en'])).toBeUndefined()
})
