import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { leadReport } from '#contract/leads/report.ts'
import { leadBoard, leadList, leadSummary } from '#contract/leads/lead-list.ts'
import { LEAD_STAGES } from '#rules/leads/lead-kinds.ts'
import { subscribe, type Subscriber } from '../../kit/billing.ts'
import { enterLead } from '../../kit/enter-lead.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let ann: Subscriber
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  ann = await subscribe(panel)
  for (const [minutes, lead] of LEADS.entries()) {
    panel.setClock(new Date(Date.parse('2026-11-21T15:00:00Z') + minutes * 60_000))
    await enterLead(panel, ann, lead)
  }
})
afterAll(() => panel.close())

const LEADS = [
  { name: 'Zoë Nguyễn', email: 'zoe@lakeshore.ca', message: 'The loft near Đồng Khởi' },
  { name: 'Marie-Ève Cœur', email: 'marie@example.ca', kind: 'showing', home: '12 Queen St W' },
  { name: 'Иван Петров', email: '', phone: '(604) 555-0199', source_note: 'Open house' },
  { name: '🏡', email: 'home@example.ca', message: '100% sure_thing' }
] as const

async function names(filters: InputOf<typeof leadList>, agent = ann): Promise<string[]> {
  const { body } = await panel.call(leadList, filters, agent)
  return body.data.map(({ name }: { name: string }) => name)
}

test.each([
  ['accents and case do not matter', 'NGUYEN', ['Zoë Nguyễn']],
  ['letters with strokes and ligatures are plain ones', 'dong coeur', []],
  ['a stroke alone', 'dong', ['Zoë Nguyễn']],
  ['a ligature alone', 'COEUR', ['Marie-Ève Cœur']],
  ['all words have to be found, wherever they are', 'queen marie', ['Marie-Ève Cœur']],
  ['a part of a word is enough', 'keshor', ['Zoë Nguyễn']],
  ['other scripts', 'Иван', ['Иван Петров']],
  ['a phone number however it is written', '+1 604-555', []],
  ['the area code and more', '(604) 55', ['Иван Петров']],
  ['the last seven digits', '555 0199', ['Иван Петров']],
  ['an emoji', '🏡', ['🏡']],
  ['wildcards are plain text', '0% e_', ['🏡']],
  ['backslashes and quotes are plain text', String.raw`\ '`, []],
  ['nothing but a word that nobody wrote', 'zebra', []]
])('search: %s', async (_, search, found) => {
  expect(await names({ search })).toEqual(found)
})

test('filters narrow the list, and an unknown value finds nothing', async () => {
  expect(await names({ kind: 'showing' })).toEqual(['Marie-Ève Cœur'])
  expect(await names({ home: '12 Queen St W' })).toEqual(['Marie-Ève Cœur'])
  expect(await names({ source: 'Open house' })).toEqual(['Иван Петров'])
  expect(await names({ unverified: 'yes' })).toEqual([])
  expect(await names({ stage: 'lost' })).toEqual([])
  expect(await names({ tag: 'Nobody has this' })).toEqual([])
  expect(await names({ assigned_to: ann.agent_id })).toEqual([])
  expect(await names({ kind: 'showing', search: 'queen', stage: 'new' })).toEqual([
    'Marie-Ève Cœur'
  ])
})

test('pages continue where the page before ended, in every order, without a lead twice or left out', async () => {
  for (const sort of ['newest', 'activity', 'follow_up'] as const) {
    const whole = await names({ sort })
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await panel.call(
        leadList,
        { sort, limit: 1, ...(cursor && { cursor }) },
        ann
      )
      expect(body.total_count).toBe(cursor ? null : LEADS.length)
      paged.push(...body.data.map(({ name }: { name: string }) => name))
      cursor = body.next ?? undefined
    } while (cursor)
    expect(paged).toEqual(whole)
    expect(new Set(paged).size).toBe(LEADS.length)
  }
})

test('a cursor of another order or of nothing is a bad request', async () => {
  const { body } = await panel.call(leadList, { limit: 1 }, ann)
  for (const cursor of ['x', '', `${body.next}~`, body.next.replace('2026', '2026-99')]) {
    expect((await panel.call(leadList, { cursor }, ann)).status).toBe(400)
  }
  expect((await panel.call(leadList, { cursor: body.next, sort: 'follow_up' }, ann)).status).toBe(
    400
  )
})

test('due follow-ups are those of today and before, of leads that are not closed', async () => {
  const bob = await subscribe(panel)
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'] as const
  for (const day of days) {
    const { lead_id } = await enterLead(panel, bob, { name: day })
    await panel.call(changeLeads, { lead_ids: [lead_id], follow_up_on: day }, bob)
  }
  const closed = await enterLead(panel, bob, { name: 'Closed' })
  await panel.call(
    changeLeads,
    { lead_ids: [closed.lead_id], follow_up_on: '2026-11-20', stage: 'closed' },
    bob
  )
  const listed = (follow_up: 'due' | 'overdue' | 'today') =>
    names({ follow_up, sort: 'follow_up' }, bob)
  expect(await listed('due')).toEqual(['2026-11-20', '2026-11-21'])
  expect(await listed('today')).toEqual(['2026-11-21'])
  expect(await listed('overdue')).toEqual(['2026-11-20'])
  const { body } = await panel.call(leadSummary, {}, bob)
  expect(body).toMatchObject({ follow_ups_due: 2, new_leads: 3, new_today: 3, today: days[1] })
})

test('the board has every stage in its order, with its count and leads', async () => {
  const { body } = await panel.call(leadBoard, {}, ann)
  expect(body.columns.map(({ stage }: { stage: string }) => stage)).toEqual([...LEAD_STAGES])
  expect(body.columns[0]).toMatchObject({ count: LEADS.length, next: null })
  const found = await panel.call(leadBoard, { search: 'nguyen' }, ann)
  expect(found.body.columns.map(({ count }: { count: number }) => count)).toEqual([
    1, 0, 0, 0, 0, 0
  ])
})

test('a column of the board goes on by the list', async () => {
  const bob = await subscribe(panel)
  for (let one = 0; one < 32; one++) await enterLead(panel, bob, { name: `Person ${one}` })
  const { body } = await panel.call(leadBoard, {}, bob)
  const [column] = body.columns
  expect(column).toMatchObject({ count: 32 })
  expect(column.data).toHaveLength(30)
  const rest = await panel.call(
    leadList,
    { stage: 'new', sort: 'activity', cursor: column.next },
    bob
  )
  const ids = [...column.data, ...rest.body.data].map(({ lead_id }) => lead_id)
  expect(new Set(ids).size).toBe(32)
})

test('today’s new leads are those that are still new and were not imported, and the report has them too', async () => {
  const bob = await subscribe(panel)
  for (const name of ['Kept', 'Imported', 'Talking']) await enterLead(panel, bob, { name })
  const set = (name: string, change: { kind: 'import' } | { stage: 'talking' }) =>
    panel.world.db
      .updateTable('leads')
      .set(change)
      .where('website_id', '=', bob.website_id)
      .where('name', '=', name)
      .execute()
  await set('Imported', { kind: 'import' })
  const { body } = await panel.call(leadSummary, {}, bob)
  expect(body).toMatchObject({ new_leads: 3, new_today: 2 })
  expect((await panel.call(leadReport, {}, bob)).body.figures.leads).toBe(2)
  await set('Talking', { stage: 'talking' })
  expect((await panel.call(leadSummary, {}, bob)).body).toMatchObject({ new_today: 1 })
})

test('a test lead is listed, and counted nowhere', async () => {
  const bob = await subscribe(panel)
  const { lead_id } = await enterLead(panel, bob, { name: 'Try' })
  await panel.world.db
    .updateTable('leads')
    .set({ is_test: true })
    .where('lead_id', '=', lead_id)
    .execute()
  const list = await panel.call(leadList, {}, bob)
  expect(list.body).toMatchObject({ total_count: 0, data: [{ name: 'Try', is_test: true }] })
  const { body } = await panel.call(leadSummary, {}, bob)
  expect(body).toMatchObject({ new_leads: 0, new_today: 0 })
})

test('merged and erased leads are on no list, and the filters offer what there is', async () => {
  const bob = await subscribe(panel)
  const kept = await enterLead(panel, bob, { name: 'Kept', home: '1 Main St' })
  const merged = await enterLead(panel, bob, { name: 'Merged', home: '2 Main St' })
  const erased = await enterLead(panel, bob, { name: 'Erased', source_note: 'Fair' })
  await panel.call(changeLeads, { lead_ids: [kept.lead_id], add_tags: ['Condo', 'Buyer'] }, bob)
  const change = (lead_id: string, set: object) =>
    panel.world.db.updateTable('leads').set(set).where('lead_id', '=', lead_id).execute()
  await change(merged.lead_id, { merged_into: kept.lead_id })
  await change(erased.lead_id, { erased_at: panel.now() })
  expect(await names({}, bob)).toEqual(['Kept'])
  expect(await names({ tag: 'Condo' }, bob)).toEqual(['Kept'])
  const { body } = await panel.call(leadSummary, {}, bob)
  expect(body).toMatchObject({ homes: ['1 Main St'], sources: [], tags: ['Buyer', 'Condo'] })
})

test('an agent sees only the leads of their own website', async () => {
  const bob = await subscribe(panel)
  expect(await names({ search: 'nguyen' }, bob)).toEqual([])
  expect(await names({}, bob)).toEqual([])
  const { body } = await panel.call(leadBoard, {}, bob)
  expect(body.columns.flatMap(({ data }: { data: object[] }) => data)).toEqual([])
})

test('an agent without a website has no list', async () => {
  const carl = await panel.registerAgent()
  for (const call of [leadList, leadBoard, leadSummary]) {
    expect((await panel.call(call, {}, carl)).status).toBe(404)
  }
})
