import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freePageSlug } from '#rules/websites/page-slug.ts'
import { isPageSlug } from '#rules/websites/site-pages.ts'

test.each([
  ['Open houses', [], 'open-houses'],
  ['Open houses', ['open-houses'], 'open-houses-2'],
  ['Évaluation gratuite', [], 'evaluation-gratuite'],
  ['API', [], 'api-2'],
  ['房屋', [], 'page'],
  [`${'a'.repeat(59)} b`, ['a'.repeat(59)], `${'a'.repeat(58)}-2`]
])('a page called %j, where %j are taken, has the address %j', (title, taken, slug) => {
  expect(freePageSlug(title, taken)).toBe(slug)
})

test('any title gives an address that a page may have and no other page has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(5), (title, pages) => {
      const taken: string[] = []
      for (let count = 0; count <= pages; count++) taken.push(freePageSlug(title, taken))
      expect(taken.every(isPageSlug)).toBe(true)
      expect(new Set(taken).size).toBe(taken.length)
    })
  )
})
