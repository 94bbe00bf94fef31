import fc from 'fast-check'
import { test } from 'vitest'
import { BREAKERS, mixed, NAUGHTY } from '../kit/hostile-strings.ts'
import { expectUnchanged } from '../kit/unchanged-page.ts'

test('a page’s tree is the same before and after finishing, for every hostile string with and without a picture', async () => {
  for (const text of [...NAUGHTY, ...BREAKERS]) {
    await expectUnchanged(text, false)
    await expectUnchanged(text, true)
  }
})

test('a page’s tree is the same for 5,000 texts that are put together from hostile pieces', async () => {
  await fc.assert(fc.asyncProperty(mixed, fc.boolean(), expectUnchanged), { numRuns: 5000 })
})
