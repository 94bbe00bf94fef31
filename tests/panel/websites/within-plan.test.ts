import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { plans } from '#panel/tables/seed/plans.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { openBuilder } from '../../kit/site-builder.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  // Another file may have imported plans without limits.
  for (const { limits, plan_id } of plans) {
    await panel.world.db
      .updateTable('plans')
      .set({ limits })
      .where('plan_id', '=', plan_id)
      .execute()
  }
})
afterAll(() => panel.close())

/** An agent's builder on this plan: `save` answers what the panel says against the content. */
async function builderOn(plan_id: number) {
  const { db } = panel.world
  const { draft, save, website_id } = await openBuilder(panel)
  const moveTo = (to: number) =>
    db.updateTable('websites').set({ plan_id: to }).where('website_id', '=', website_id).execute()
  await moveTo(plan_id)
  return {
    moveTo,
    async save(change: (content: SiteContent) => SiteContent): Promise<string | undefined> {
      const { content, draft_version } = await draft()
      const { body, status } = await save({ content: change(content), base_version: draft_version })
      return status === 200 ? undefined : `${status}: ${(body as { message?: string }).message}`
    }
  }
}

/** The website with so many pages of the agent's own. */
const withPages =
  (own: number) =>
  (site: SiteContent): SiteContent => {
    const about = site.pages.find(({ kind }) => kind === 'about')!
    const added = Array.from({ length: own }, (_, at) => {
      const id = `own-${at}`
      return { ...about, kind: 'own' as const, id, slug: id }
    })
    return { ...site, pages: [...site.pages.filter(({ kind }) => kind !== 'own'), ...added] }
  }
const inBoth = (site: SiteContent): SiteContent => ({
  ...site,
  language: 'en',
  second_language: 'fr'
})

test('a website on Starter has one language and five pages of its own, and says so of a second and a sixth', async () => {
  const { save } = await builderOn(1)
  expect(await save(withPages(5))).toBeUndefined()
  expect(await save(inBoth)).toBe(
    '400: The Starter plan includes one language. For a second one, please write to us about another plan.'
  )
  expect(await save(withPages(6))).toBe(
    '400: The Starter plan includes 5 pages of your own. For more, delete one, or write to us about another plan.'
  )
})

test('a website on Professional has both languages and fifteen pages of its own', async () => {
  const { save } = await builderOn(2)
  expect(await save((site) => inBoth(withPages(15)(site)))).toBeUndefined()
  expect(await save(withPages(16))).toContain('includes 15 pages of your own')
})

test('what a website had before its plan was limited can be edited and kept, but not added to', async () => {
  const { moveTo, save } = await builderOn(2)
  expect(await save((site) => inBoth(withPages(8)(site)))).toBeUndefined()
  await moveTo(1)
  expect(await save((site) => ({ ...site, city: 'Guelph' }))).toBeUndefined()
  expect(await save(withPages(7))).toBeUndefined()
  expect(await save(withPages(8))).toContain('5 pages of your own')
})
