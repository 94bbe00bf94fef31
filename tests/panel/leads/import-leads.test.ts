import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import { importLeads } from '#contract/leads/import-leads.ts'
import { leadList } from '#contract/leads/lead-list.ts'
import { person } from '#contract/leads/person.ts'
import { erasePerson } from '#contract/leads/same-person.ts'
import { subscribe, type Subscriber } from '../../kit/billing.ts'
import { enterLead } from '../../kit/enter-lead.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

type Asked = InputOf<typeof importLeads>
type Cells = Asked['rows'][number]['cells']

const rowsOf = (cells: Cells[]) => cells.map((one, index) => ({ row: index + 2, cells: one }))
async function imported(agent: Subscriber, cells: Cells[], about: Partial<Asked> = {}) {
  const asked = { duplicates: 'skip' as const, rows: rowsOf(cells), ...about }
  const { body, status } = await panel.call(importLeads, asked, agent)
  const { added, erased, known, refused, repeated } = body
  return { body, status, counts: { added, erased, known, repeated }, refused }
}
async function leadsOf(agent: Subscriber) {
  return (await panel.call(leadList, {}, agent)).body.data as { lead_id: string; name: string }[]
}

const ZOE = {
  first_name: 'Zoë',
  last_name: 'Nguyễn',
  email: 'Zoe@Example.ca',
  phone: '416 555 0199'
}
const LIAM = {
  name: 'Liam',
  phone: '(604) 555-0100',
  tags: 'Buyer; VIP',
  message: 'Met\nat a fair'
}
const NONE = { added: 0, erased: 0, known: 0, repeated: 0 }

test('rows become leads with the stage and tags of all, and no consent', async () => {
  const ann = await subscribe(panel)
  const about = { stage: 'talking', tags: ['Import', 'VIP'] } as const
  const { counts } = await imported(ann, [ZOE, LIAM], { ...about, tags: [...about.tags] })
  expect(counts).toEqual({ ...NONE, added: 2 })
  const leads = await leadsOf(ann)
  expect(leads).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'Zoë Nguyễn',
        kind: 'import',
        phone: '4165550199',
        stage: 'talking',
        tags: ['Import', 'VIP']
      }),
      expect.objectContaining({ name: 'Liam', tags: ['Buyer', 'Import', 'VIP'] })
    ])
  )
  const liam = leads.find(({ name }) => name === 'Liam')
  const shown = await panel.call(person, { lead_id: liam?.lead_id ?? '' }, ann)
  expect(shown.body.person.consent.basis).toBe(null)
  expect(shown.body.person.timeline.events).toMatchObject([
    { kind: 'received', data: { kind: 'import', message: 'Met\nat a fair' } }
  ])
})

test('the same file again changes nothing, whatever is done about duplicates', async () => {
  const ann = await subscribe(panel)
  await imported(ann, [ZOE, LIAM])
  for (const duplicates of ['skip', 'add'] as const) {
    const { counts } = await imported(ann, [ZOE, LIAM], { duplicates, tags: ['Again'] })
    expect(counts).toEqual({ ...NONE, repeated: 2 })
  }
  expect((await leadsOf(ann)).length).toBe(2)
})

test('people who are known by email or phone are left out, or become leads of their own', async () => {
  const ann = await subscribe(panel)
  await enterLead(panel, ann, { email: 'zoe@example.ca' })
  const both = [ZOE, { name: 'Z. N.', phone: '+1 416-555-0199' }]
  expect((await imported(ann, both)).counts).toEqual({ ...NONE, known: 2 })
  expect((await imported(ann, both, { duplicates: 'add' })).counts).toEqual({ ...NONE, added: 2 })
  expect((await leadsOf(ann)).length).toBe(3)
})

test('of rows of one person, the first is imported', async () => {
  const ann = await subscribe(panel)
  const { counts } = await imported(ann, [ZOE, ZOE, { ...ZOE, name: 'Another name' }])
  expect(counts).toEqual({ ...NONE, added: 1, repeated: 1, known: 1 })
})

test('people who were erased stay out, and only their number is told', async () => {
  const ann = await subscribe(panel)
  await imported(ann, [ZOE])
  const [zoe] = await leadsOf(ann)
  await panel.call(erasePerson, { lead_id: zoe?.lead_id ?? '', confirm: 'erase' }, ann)
  for (const duplicates of ['skip', 'add'] as const) {
    const again = [ZOE, LIAM, { email: 'other@example.ca', phone: ZOE.phone }]
    const { body, counts } = await imported(ann, again, { duplicates })
    expect(counts.erased).toBe(2)
    expect(JSON.stringify(body)).not.toContain('Zo')
  }
  expect((await leadsOf(ann)).map(({ name }) => name)).toEqual(['Liam'])
})

test('rows that nobody can be reached by are refused with their numbers, and the others imported', async () => {
  const ann = await subscribe(panel)
  const { counts, refused } = await imported(ann, [
    { name: 'Nobody' },
    { email: 'not an address' },
    { email: 'a@example.ca', phone: '555' },
    LIAM,
    { email: 'b@example.ca', name: 'x'.repeat(101) }
  ])
  expect(counts).toEqual({ ...NONE, added: 1 })
  expect(refused).toEqual([
    { row: 2, problem: 'unreachable' },
    { row: 3, problem: 'email' },
    { row: 4, problem: 'phone' },
    { row: 6, problem: 'too_long' }
  ])
})

test('an express consent needs a note of how it was given, and stands on everybody', async () => {
  const ann = await subscribe(panel)
  const without = await imported(ann, [ZOE], { consent: 'express' })
  expect(without.status).toBe(400)
  expect(without.body.errors.consent_note).toMatch(/^Please note how/)
  await imported(ann, [ZOE], { consent: 'express', consent_note: 'Signed at the fair' })
  const [zoe] = await leadsOf(ann)
  const shown = await panel.call(person, { lead_id: zoe?.lead_id ?? '' }, ann)
  expect(shown.body.person.consent.basis).toMatchObject({ kind: 'express', until: null })
})

test('another agent’s people are not known, and stay untouched', async () => {
  const [ann, bob] = [await subscribe(panel), await subscribe(panel)]
  await imported(ann, [ZOE])
  expect((await imported(bob, [ZOE])).counts).toEqual({ ...NONE, added: 1 })
  expect((await leadsOf(ann)).length).toBe(1)
})

test('two imports of one file at the same moment add everybody once', async () => {
  const ann = await subscribe(panel)
  const results = await Promise.all([imported(ann, [ZOE, LIAM]), imported(ann, [ZOE, LIAM])])
  expect(results.map(({ counts }) => counts.added).toSorted()).toEqual([0, 2])
  expect((await leadsOf(ann)).length).toBe(2)
})

test('no rows, more than a portion, or a cell of a book are refused', async () => {
  const ann = await subscribe(panel)
  expect((await imported(ann, [])).status).toBe(400)
  expect(
    (
      await imported(
        ann,
        Array.from({ length: 501 }, () => LIAM)
      )
    ).status
  ).toBe(400)
  expect((await imported(ann, [{ name: 'x'.repeat(10_001) }])).status).toBe(400)
  expect(await leadsOf(ann)).toEqual([])
})
