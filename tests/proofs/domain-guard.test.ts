import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CloudflareServer, startCloudflare } from '../kit/cloudflare-server.ts'
import { startWalk, type Step, STEPS } from '../kit/domain-walk.ts'
import { measured } from '../kit/measured.ts'

const WALKS = 150
const STEPS_MAX = 18

let cloudflare: CloudflareServer
beforeAll(async () => {
  cloudflare = await startCloudflare()
})
afterAll(() => cloudflare.close())

test(`in ${WALKS} walks through the guide, in any order and broken off anywhere, no host or mailbox ever answers worse`, async () => {
  let steps = 0
  let live = 0
  const walks = fc.array(fc.constantFrom<Step[]>(...STEPS), {
    minLength: 4,
    maxLength: STEPS_MAX,
    size: 'max'
  })
  await fc.assert(
    fc.asyncProperty(walks, fc.boolean(), async (walk, hasAlias) => {
      const domain = await startWalk(cloudflare, { hasAlias })
      for (const step of walk) {
        await domain.take(step)
        steps++
        expect([step, await domain.worse()]).toEqual([step, []])
      }
      if (await domain.isLive()) live++
      await domain.close()
    }),
    { numRuns: WALKS, endOnFailure: false }
  )
  measured('walks of a domain', { walks: WALKS, steps, live })
  // A walk that never moves anything would prove nothing.
  expect(live).toBeGreaterThan(0)
})
