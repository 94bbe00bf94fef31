import { expect, test } from 'vitest'
import { demoWebsites } from '#panel/tables/seed/websites.ts'
import { testimonials } from '#panel/tables/seed/testimonials.ts'
import { sampleShare } from '#rules/content/samples.ts'

test.each([
  [['/demo/amara-osei', '/demo/luc-tremblay'], 'all'],
  [['/demo/amara-osei', 'https://amaraosei.ca'], 'some'],
  [['https://amaraosei.ca', ''], 'none'],
  [[], 'none']
])('of %j %s are samples', (addresses, share) => {
  expect(sampleShare(addresses)).toBe(share)
})

test('every website and every review that ships with the product is a sample', () => {
  expect(sampleShare(demoWebsites.map(({ base_url }) => base_url))).toBe('all')
  expect(sampleShare(testimonials.map(({ website }) => website ?? ''))).toBe('all')
})
