import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BY_NAME_SERVERS, BY_RECORDS, startWalk, STEPS } from '../kit/domain-walk.ts'
import { measured } from '../kit/measured.ts'
import { sharedCloudflare } from '../kit/waiting-domain.ts'

const WALKS = 100
const STEPS_MAX = 24

const cloudflare = await sharedCloudflare()

test(`in ${WALKS} walks through the guide, in any order and broken off anywhere, no host or mailbox ever answers worse`, async () => {
  let steps = 0
  let live = 0
  const step = fc.oneof(
    { weight: 2, arbitrary: fc.constant('next' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...STEPS) }
  )
  const walks = fc.array(step, { minLength: 4, maxLength: STEPS_MAX, size: 'max' })
  const guides = fc.constantFrom(BY_NAME_SERVERS, BY_RECORDS)
  await fc.assert(
    fc.asyncProperty(walks, guides, fc.boolean(), async (walk, guide, hasAlias) => {
      const domain = await startWalk(cloudflare, { hasAlias })
      const left = [...guide]
      for (const wanted of walk) {
        const taken = wanted === 'next' ? (left.shift() ?? 'an hour passes') : wanted
        await domain.take(taken)
        steps++
        expect([taken, await domain.worse()]).toEqual([taken, []])
      }
      if (await domain.isLive()) live++
      await domain.close()
    }),
    { numRuns: WALKS }
  )
  measured('walks of a domain', { walks: WALKS, steps, live })
  // Walks that never move anything would prove nothing.
  expect(live).toBeGreaterThan(WALKS / 10)
})
