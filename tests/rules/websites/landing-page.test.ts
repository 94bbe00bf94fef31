import { expect, test } from 'vitest'
import { isLandingPage } from '#rules/websites/landing-page.ts'

test('only a page that the agent added can be a landing page', () => {
  expect(isLandingPage({ kind: 'own', landing: true })).toBe(true)
  expect(isLandingPage({ kind: 'own' })).toBe(false)
  expect(isLandingPage({ kind: 'contact', landing: true })).toBe(false)
})
