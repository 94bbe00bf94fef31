import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blogPages, designPages, hasOlderPosts, pageNumbers } from '#rules/content/paging.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  ['no posts', 0, 1, false],
  ['ten posts fill one page', 10, 1, false],
  ['an eleventh alone opens no second page', 11, 1, false],
  ['a twelfth does', 12, 1, true],
  ['twenty-one end with the second page', 21, 2, false],
  ['twenty-two go on to a third', 22, 2, true]
])('%s', (_, total, page, expected) => {
  expect(hasOlderPosts(total, page)).toBe(expected)
})

test.each([
  [0, [0]],
  [1, [1]],
  [10, [10]],
  [11, [11]],
  [12, [10, 2]],
  [21, [10, 11]],
  [22, [10, 10, 2]]
])('%i posts fill pages of %j', (total, sizes) => {
  expect(blogPages(numbered(total)).map(({ items }) => items.length)).toEqual(sizes)
})

test('every post is on exactly one page, in order, and only the last page has no next', () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 }), (total) => {
      const pages = blogPages(numbered(total))
      expect(pages.flatMap(({ items }) => items)).toEqual(numbered(total))
      expect(pages.map(({ number }) => number)).toEqual(numbered(pages.length))
      expect(pages.map(({ hasNext }) => hasNext)).toEqual(
        pages.map((_, index) => index < pages.length - 1)
      )
      expect(pages.map(({ number }) => hasOlderPosts(total, number))).toEqual(
        pages.map(({ hasNext }) => hasNext)
      )
    })
  )
})

test.each([
  [0, [0]],
  [3, [3]],
  [4, [3, 1]],
  [8, [3, 3, 2]]
])('%i designs fill pages of %j', (total, sizes) => {
  const pages = designPages(numbered(total))
  expect(pages.map(({ items }) => items.length)).toEqual(sizes)
  expect(pages.at(-1)?.hasNext).toBe(false)
})

test('every design is on exactly one page, in order', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100 }), (total) => {
      expect(designPages(numbered(total)).flatMap(({ items }) => items)).toEqual(numbered(total))
    })
  )
})

test.each([
  ['a single page', 1, 1, [1]],
  ['all pages when they fit', 2, 3, [1, 2, 3]],
  ['the first five at the start', 2, 9, [1, 2, 3, 4, 5]],
  ['the current one in the middle', 5, 9, [3, 4, 5, 6, 7]],
  ['the last five at the end', 9, 9, [5, 6, 7, 8, 9]]
])('the buttons name %s', (_, current, last, expected) => {
  expect(pageNumbers(current, last)).toEqual(expected)
})
