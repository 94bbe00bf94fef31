import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSite } from '#contract/websites/site-builder.ts'
import { SiteContent } from '#contract/websites/site-content.ts'
import { anySite, brokenSite } from '../../kit/any-site.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { openBuilder } from '../../kit/site-builder.ts'

// Thousands of them: tests/proofs/any-site.test.ts.

let panel: TestPanel
let ann: Awaited<ReturnType<typeof openBuilder>>
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  ann = await openBuilder(panel)
})
afterAll(() => panel.close())

test('every website that validates is saved and comes back the same; every other is refused with a sentence', async () => {
  let saved = 0
  await fc.assert(
    fc.asyncProperty(anySite, async (site) => {
      const { draft_version: base_version } = await ann.draft()
      const answer = await ann.save({ content: site as SiteContent, base_version })
      const valid = v.safeParse(SiteContent, site)
      expect(answer.status).toBe(valid.success ? 200 : 400)
      if (!valid.success) return
      saved++
      expect((await ann.draft()).content).toEqual(valid.output)
      expect(v.parse(SiteContent, valid.output)).toEqual(valid.output)
    }),
    { numRuns: 20, seed: 18 }
  )
  expect(saved).toBeGreaterThan(10)
})

test('any JSON in any place of a website is saved or refused, and never an error of ours', async () => {
  await fc.assert(
    fc.asyncProperty(brokenSite, async (content) => {
      const { draft_version: base_version } = await ann.draft()
      const input = { content: content as SiteContent, base_version }
      const { body, status } = await panel.call(saveSite, input, ann)
      expect([200, 400]).toContain(status)
      if (status === 400) expect(body.message).toMatch(/\w/)
    }),
    { numRuns: 60, seed: 18 }
  )
  expect(panel.logged.filter((entry) => entry.includes('"level":50'))).toEqual([])
})
