import { expect, test } from 'vitest'
import { adLink } from '#rules/websites/ad-link.ts'

test('an advertisement’s link has the tags that are filled in', () => {
  const address = 'https://amaraosei.ca/open-houses'
  expect(adLink(address, { source: ' facebook ', medium: 'cpc', campaign: 'Spring & été' })).toBe(
    'https://amaraosei.ca/open-houses?utm_source=facebook&utm_medium=cpc&utm_campaign=Spring+%26+%C3%A9t%C3%A9'
  )
  expect(adLink(address, { source: '', medium: ' ', campaign: '' })).toBe(address)
})
