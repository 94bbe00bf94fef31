import { expect, test } from 'vitest'
import { readSocialLinks } from '#rules/people/social-links.ts'

test('social links are pairs of a name and an https address', () => {
  expect(
    readSocialLinks(
      'LinkedIn https://www.linkedin.com/company/maplekey , Our channel https://youtube.com/@maplekey,'
    )
  ).toEqual([
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/maplekey' },
    { name: 'Our channel', url: 'https://youtube.com/@maplekey' }
  ])
  expect(readSocialLinks('')).toEqual([])
})

test.each([
  'https://facebook.com/maplekey',
  'Facebook',
  'Facebook facebook.com/maplekey',
  'Facebook http://facebook.com/maplekey',
  'Facebook javascript:alert(1)',
  'Facebook https://',
  'Facebook https://facebook.com/maplekey, Instagram'
])('%s is refused as a whole', (text) => {
  expect(readSocialLinks(text)).toBeUndefined()
})
