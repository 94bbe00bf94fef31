import type { Selectable } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leadReport, type LeadReport } from '#contract/leads/report.ts'
import { LEAD_KINDS } from '#rules/leads/lead-kinds.ts'
import { REPORT_ROWS_MAX } from '#rules/leads/report-rows.ts'
import type { SiteVisitsTable } from '#panel/tables/visit-tables.ts'
import { insertLead } from '#panel/records/leads/leads.ts'
import { countedReport } from '../../kit/counted-report.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { openBuilder } from '../../kit/site-builder.ts'

const DAY_MS = 86_400_000
const FROM = Date.parse('2026-09-01T00:00:00Z')

let panel: TestPanel
let ann: Awaited<ReturnType<typeof openBuilder>>
let bo: Awaited<ReturnType<typeof openBuilder>>

beforeAll(async () => {
  panel = await startPanel()
  ann = await openBuilder(panel)
  bo = await openBuilder(panel)
  await panel.world.db
    .updateTable('websites')
    .set({ billing_state: 'NS', created: new Date('2026-08-20T12:00:00Z') })
    .execute()
})
afterAll(() => panel.close())
beforeEach(async () => {
  panel.setClock(new Date('2026-11-21T15:00:00Z'))
  await panel.world.db.deleteFrom('leads').execute()
  await panel.world.db.deleteFrom('site_visits').execute()
})

async function report(month?: string, who = ann): Promise<LeadReport> {
  const { body, status } = await panel.call(leadReport, month === undefined ? {} : { month }, who)
  expect(status).toBe(200)
  return body
}

type NewLead = Parameters<typeof insertLead>[1]
const lead = (change: Partial<NewLead> = {}) =>
  insertLead(panel.world.db, {
    website_id: ann.website_id,
    kind: 'contact',
    name: 'Ida Roy',
    language: 'en',
    verified: true,
    received_at: new Date('2026-10-14T16:00:00Z'),
    ...change
  })

const NO_TAGS = { referrer: '', utm_source: '', utm_medium: '', utm_campaign: '' }
const visit = (change: Partial<Selectable<SiteVisitsTable>> = {}) =>
  panel.world.db
    .insertInto('site_visits')
    .values({
      website_id: ann.website_id,
      day: '2026-10-14',
      page: '/',
      language: 'en',
      ...NO_TAGS,
      visits: 1,
      views: 1,
      ...change
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** A report's list as names and counts. */
const listed = (rows: readonly { name: string | null; [count: string]: unknown }[], by: string) =>
  Object.fromEntries(rows.map((row) => [row.name, row[by]]).filter(([, count]) => count !== 0))

const anyLead = fc.record({
  kind: fc.constantFrom(...LEAD_KINDS),
  is_entered: fc.boolean(),
  minute: fc.integer({ min: 0, max: 62 * 1440 }),
  wait: fc.option(fc.integer({ min: -5, max: 300 })),
  home: fc.constantFrom('', '', '12 Elm Street', '4 Birch Lane'),
  page: fc.constantFrom('/', '/contact', '/fr/contact'),
  is_test: fc.constantFrom(false, false, false, true),
  isNeighbours: fc.constantFrom(false, false, true),
  source: fc.constantFrom(
    {},
    { referrer: 'google.com' },
    {
      utm_source: 'Facebook',
      utm_medium: 'cpc',
      utm_campaign: 'Spring',
      referrer: 'l.facebook.com'
    }
  )
})
const anyVisit = fc.record({
  day: fc.integer({ min: 0, max: 61 }),
  page: fc.constantFrom('/', '/about', '/contact'),
  source: fc.constantFrom(
    NO_TAGS,
    { ...NO_TAGS, referrer: 'google.com' },
    { ...NO_TAGS, utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: 'spring' }
  ),
  visits: fc.integer({ min: 0, max: 9 }),
  views: fc.integer({ min: 1, max: 30 }),
  isNeighbours: fc.boolean()
})

test('a report’s figures are those of the rows, counted one by one', async () => {
  const events = fc.record({
    leads: fc.array(anyLead, { minLength: 5, maxLength: 60 }),
    visits: fc.array(anyVisit, { minLength: 5, maxLength: 60 }),
    month: fc.constantFrom('2026-09', '2026-10')
  })
  await fc.assert(
    fc.asyncProperty(events, async ({ leads, month, visits }) => {
      const { db } = panel.world
      await db.deleteFrom('leads').execute()
      await db.deleteFrom('site_visits').execute()
      for (const { isNeighbours, minute, source, wait, ...rest } of leads) {
        const received_at = new Date(FROM + minute * 60_000)
        await lead({
          ...rest,
          received_at,
          website_id: isNeighbours ? bo.website_id : ann.website_id,
          source: JSON.stringify(source),
          first_answer_at: wait === null ? null : new Date(+received_at + wait * 60_000)
        })
      }
      for (const { day, isNeighbours, source, ...rest } of visits) {
        await visit({
          ...rest,
          ...source,
          day: new Date(FROM + day * DAY_MS).toISOString().slice(0, 10),
          website_id: isNeighbours ? bo.website_id : ann.website_id
        })
      }
      const mine = ({ website_id }: { website_id: number }) => website_id === ann.website_id
      const leadRows = (await db.selectFrom('leads').selectAll().execute()).filter(mine)
      const visitRows = (await db.selectFrom('site_visits').selectAll().execute()).filter(mine)

      const made = await report(month)
      const expected = countedReport(leadRows, visitRows, made)
      const uncounted = made.counted_from === null || made.counted_from > made.to
      const noVisits = { visits: null, views: null }
      expect(made.figures).toEqual({ ...expected.figures, ...(uncounted ? noVisits : {}) })
      expect(Object.fromEntries(made.kinds.map((row) => [row.kind, row.leads]))).toEqual(
        expected.kinds
      )
      for (const by of ['leads', 'visits'] as const) {
        const days = made.days.map((row) => ({ name: row.day, ...row }))
        expect(listed(days, by)).toEqual(expected.days[by])
        expect(listed(made.sources, by)).toEqual(expected.sources[by])
        expect(listed(made.pages, by)).toEqual(expected.pages[by])
      }
      expect(listed(made.homes, 'leads')).toEqual(expected.homes)
      const before = made.before && countedReport(leadRows, visitRows, made.before).figures
      expect(made.before?.figures.leads).toBe(before?.leads)
      expect(made.before?.figures.median_minutes).toBe(before?.median_minutes)
    }),
    { endOnFailure: true, numRuns: 8, seed: 20_261_123 }
  )
})

test('a month begins and ends at the agent’s midnight, across the change of clocks', async () => {
  panel.setClock(new Date('2026-12-02T15:00:00Z'))
  await lead({ received_at: new Date('2026-11-01T02:59:59Z') })
  await lead({ received_at: new Date('2026-11-01T03:00:00Z') })
  await lead({ received_at: new Date('2026-12-01T03:59:59Z') })
  await lead({ received_at: new Date('2026-12-01T04:00:00Z') })
  const { before, days, figures } = await report('2026-11')
  expect(figures.leads).toBe(2)
  expect(before?.figures.leads).toBe(1)
  expect(days).toHaveLength(30)
  expect([days.at(0), days.at(-1)]).toMatchObject([{ leads: 1 }, { leads: 1 }])
})

test('the running month is compared with as many days of the month before', async () => {
  await lead({ received_at: new Date('2026-11-20T20:00:00Z') })
  await lead({ received_at: new Date('2026-10-21T20:00:00Z') })
  await lead({ received_at: new Date('2026-10-22T20:00:00Z') })
  const made = await report()
  expect(made).toMatchObject({
    month: '2026-11',
    from: '2026-11-01',
    to: '2026-11-21',
    is_over: false,
    before: { from: '2026-10-01', to: '2026-10-21', figures: { leads: 1 } }
  })
})

test('the first month has nothing to compare with, and visits before the first one aren’t zero', async () => {
  await visit({ day: '2026-10-12' })
  const first = await report('2026-08')
  expect(first.before).toBeNull()
  expect(first.figures).toMatchObject({ leads: 0, visits: null, median_minutes: null })
  const october = await report('2026-10')
  expect(october.counted_from).toBe('2026-10-12')
  expect(october.figures).toMatchObject({ visits: 1, views: 1 })
  expect(october.before?.figures.visits).toBeNull()
})

test('there is no report for a month to come, nor from before the website', async () => {
  for (const month of ['2026-12', '2026-07']) {
    const { body, status } = await panel.call(leadReport, { month }, ann)
    expect([status, body.message]).toEqual([404, 'There is no report for this month.'])
  }
  expect((await panel.call(leadReport, { month: '2026-13' }, ann)).status).toBe(400)
})

test('a long list ends with the sum of the rest', async () => {
  for (let at = 0; at < REPORT_ROWS_MAX + 5; at++) await visit({ page: `/page-${at}`, views: 2 })
  const { figures, pages } = await report('2026-10')
  expect(pages).toHaveLength(REPORT_ROWS_MAX + 1)
  expect(pages.at(-1)).toEqual({ name: null, visits: 10, leads: 0 })
  expect(pages.reduce((sum, row) => sum + row.visits, 0)).toBe(figures.views)
})

test('another agent’s report has nothing of this one’s', async () => {
  await lead()
  await visit()
  expect((await report('2026-10', bo)).figures).toMatchObject({ leads: 0, visits: null })
})
