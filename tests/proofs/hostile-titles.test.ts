import fc from 'fast-check'
import { test } from 'vitest'
import { BREAKERS, mixed, NAUGHTY } from '../kit/hostile-strings.ts'
import { expectUnchanged } from '../kit/unchanged-page.ts'

test('finishing a page leaves its tree unchanged for every hostile string, with and without a picture', async () => {
  for (const text of [...NAUGHTY, ...BREAKERS]) {
    await expectUnchanged(text, false)
    await expectUnchanged(text, true)
  }
})

test('finishing a page leaves its tree unchanged for 5,000 random combinations of hostile strings', async () => {
  await fc.assert(fc.asyncProperty(mixed, fc.boolean(), expectUnchanged), { numRuns: 5000 })
})
