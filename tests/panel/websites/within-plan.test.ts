import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { requireWithinPlan } from '#panel/actions/websites/require-within-plan.ts'
import { siteOf } from '#panel/records/websites/sites.ts'
import type { Refused } from '#panel/services/refused.ts'
import { subscribe } from '../../kit/billing.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let website_id: number
let content: SiteContent
beforeAll(async () => {
  panel = await startPanel()
  website_id = (await subscribe(panel)).website_id
  content = (await siteOf(panel.world.db, website_id))?.draft as SiteContent
})
afterAll(() => panel.close())

/** What the panel says about changed content of a website on this plan. */
async function refusalOn(plan_id: number) {
  const { db } = panel.world
  await db.updateTable('websites').set({ plan_id }).where('website_id', '=', website_id).execute()
  return (changed: SiteContent, before = content) =>
    requireWithinPlan(db, website_id, { before, content: changed }).then(
      () => undefined,
      (refused: Refused) => refused.message
    )
}

const withPages = (site: SiteContent, own: number): SiteContent => ({
  ...site,
  pages: [
    ...site.pages,
    ...Array.from({ length: own }, (_, at) => ({
      ...site.pages.find(({ kind }) => kind === 'about')!,
      kind: 'own' as const,
      id: `own-${at}`,
      slug: `own-${at}`
    }))
  ]
})
const inBoth = (site: SiteContent): SiteContent => ({
  ...site,
  language: 'en',
  second_language: 'fr'
})

test('a website on Starter has one language and five pages of its own, and says so of a second and a sixth', async () => {
  const refusal = await refusalOn(1)
  expect(await refusal(withPages(content, 5))).toBeUndefined()
  expect(await refusal(inBoth(content))).toBe(
    'The Starter plan includes one language. For a second one, please write to us about another plan.'
  )
  expect(await refusal(withPages(content, 6))).toBe(
    'The Starter plan includes 5 pages of your own. For more, delete one, or write to us about another plan.'
  )
})

test('a website on Professional has both languages and fifteen pages of its own', async () => {
  const refusal = await refusalOn(2)
  expect(await refusal(inBoth(withPages(content, 15)))).toBeUndefined()
  expect(await refusal(withPages(content, 16))).toContain('includes 15 pages of your own')
})

test('what a website had before its plan was limited can be edited and kept, but not added to', async () => {
  const refusal = await refusalOn(1)
  const before = inBoth(withPages(content, 8))
  expect(await refusal({ ...before, city: 'Guelph' }, before)).toBeUndefined()
  expect(await refusal(inBoth(withPages(content, 7)), before)).toBeUndefined()
  expect(await refusal(inBoth(withPages(content, 9)), before)).toContain('5 pages of your own')
})

test('a plan that names no limit refuses nothing', async () => {
  const { db } = panel.world
  const refusal = await refusalOn(1)
  const limits = (json: string) =>
    db.updateTable('plans').set({ limits: json }).where('plan_id', '=', 1).execute()
  await limits('{}')
  expect(await refusal(inBoth(withPages(content, 30)))).toBeUndefined()
  await limits('{"languages":1,"pages":5}')
})
