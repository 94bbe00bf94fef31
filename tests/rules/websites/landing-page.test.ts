import { expect, test } from 'vitest'
import { adLink, isLandingPage } from '#rules/websites/landing-page.ts'

test('an advertisement’s link has the tags that are filled in', () => {
  const address = 'https://amaraosei.ca/open-houses'
  expect(adLink(address, { source: ' facebook ', medium: 'cpc', campaign: 'Spring & été' })).toBe(
    'https://amaraosei.ca/open-houses?utm_source=facebook&utm_medium=cpc&utm_campaign=Spring+%26+%C3%A9t%C3%A9'
  )
  expect(adLink(address, { source: '', medium: ' ', campaign: '' })).toBe(address)
})

test('only a page that the agent added can be a landing page', () => {
  expect(isLandingPage({ kind: 'own', landing: true })).toBe(true)
  expect(isLandingPage({ kind: 'own' })).toBe(false)
  expect(isLandingPage({ kind: 'contact', landing: true })).toBe(false)
})
