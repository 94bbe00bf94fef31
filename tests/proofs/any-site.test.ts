import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SiteContent } from '#contract/websites/site-content.ts'
import { anySite, brokenSite } from '../kit/any-site.ts'
import { startPanel, type TestPanel } from '../kit/panel.ts'
import { openBuilder } from '../kit/site-builder.ts'

const RUNS = Number(process.env['PROOF_SITES'] ?? 3000)
const seed = Number(process.env['PROOF_SEED'] ?? Date.now() % 1_000_000)

let panel: TestPanel
let ann: Awaited<ReturnType<typeof openBuilder>>
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false, logLevel: 'error' } })
  ann = await openBuilder(panel)
})
afterAll(() => panel.close())

test(`of ${RUNS} websites each that validates comes back the same, and none is an error of ours`, async () => {
  let base_version = (await ann.draft()).draft_version
  await fc.assert(
    fc.asyncProperty(fc.oneof(anySite, brokenSite), async (site) => {
      const valid = v.safeParse(SiteContent, site)
      const answer = await ann.save({ content: site as SiteContent, base_version })
      if (!valid.success) return void expect(answer.status).toBe(400)
      // A valid website may name a picture or template that the panel doesn't have.
      expect([200, 400]).toContain(answer.status)
      if (answer.status === 400) return
      const draft = await ann.draft()
      base_version = draft.draft_version
      expect(draft.content).toEqual(valid.output)
    }),
    { numRuns: RUNS, seed, interruptAfterTimeLimit: 900_000, markInterruptAsFailure: true }
  )
  expect(panel.logged).toEqual([])
}, 1_000_000)
