import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import { importLeads } from '#contract/leads/import-leads.ts'
import { leadList } from '#contract/leads/lead-list.ts'
import { person } from '#contract/leads/person.ts'
import { withdrawConsent } from '#contract/leads/person-changes.ts'
import { erasePerson } from '#contract/leads/same-person.ts'
import { emailHash } from '#panel/actions/leads/email-hash.ts'
import { suppress } from '#panel/records/leads/suppressions.ts'
import { subscribe, type Subscriber } from '../../kit/billing.ts'
import { enterLead } from '../../kit/enter-lead.ts'
import { openLeads } from '../../kit/leads.ts'
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
  const { added, erased, known, refused, repeated, withdrawn } = body
  return { body, status, counts: { added, erased, known, repeated, withdrawn }, refused }
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
const NONE = { added: 0, erased: 0, known: 0, repeated: 0, withdrawn: 0 }
const FAIR = { consent: 'express', consent_note: 'Signed at the fair' } as const

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
  const { body, counts } = await imported(ann, [ZOE, ZOE, { ...ZOE, name: 'Another name' }])
  expect(counts).toEqual({ ...NONE, added: 1, repeated: 1, known: 1 })
  expect(body.left_out).toEqual([
    { row: 3, why: 'repeated' },
    { row: 4, why: 'known' }
  ])
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

test('an express consent needs its day and a note of how it was given, and is everybody’s from that day', async () => {
  const ann = await subscribe(panel)
  const without = await imported(ann, [ZOE], { consent: 'express' })
  expect(without.status).toBe(400)
  expect(without.body.errors).toEqual({
    given_on: 'Please choose the day of their consent, not one in the future.',
    consent_note: expect.stringMatching(/^Please note how/)
  })
  const coming = await imported(ann, [ZOE], { ...FAIR, given_on: '2026-11-22' })
  expect([coming.status, Object.keys(coming.body.errors)]).toEqual([422, ['given_on']])
  await imported(ann, [ZOE], { ...FAIR, given_on: '2019-06-01' })
  const [zoe] = await leadsOf(ann)
  const shown = await panel.call(person, { lead_id: zoe?.lead_id ?? '' }, ann)
  expect(shown.body.person.consent.basis).toEqual({
    kind: 'express',
    since: '2019-06-01T04:00:00.000Z',
    until: null
  })
})

test('a consent for a whole file is not given to people who unsubscribed or withdrew theirs', async () => {
  const ann = await openLeads(panel)
  const { website_id } = ann
  const at = panel.now()
  const email_hash = await emailHash(panel.world.db, 'zoe@example.ca')
  await suppress(panel.world.db, { website_id, email_hash, reason: 'unsubscribed', at })
  const lead_id = await ann.lead({ email: 'told@example.ca' })
  await panel.call(withdrawConsent, { lead_id }, ann)
  panel.advanceClock(86_400_000)
  const told = { name: 'Told', email: 'told@example.ca' }
  const all = { ...FAIR, given_on: '2026-11-22', duplicates: 'add' } as const
  const { counts } = await imported(ann, [ZOE, LIAM, told], all)
  expect(counts).toEqual({ ...NONE, added: 3, withdrawn: 2 })
  const consented = await panel.world.db
    .selectFrom('lead_consents')
    .innerJoin('leads', 'leads.lead_id', 'lead_consents.lead_id')
    .select('leads.name')
    .where('leads.website_id', '=', website_id)
    .where('lead_consents.kind', '=', 'express')
    .execute()
  expect(consented).toEqual([{ name: 'Liam' }])
})

test('people get the language of their row, or that of all, and a file again stays the same', async () => {
  const ann = await subscribe(panel)
  const rows = [ZOE, { ...LIAM, language: 'English' }]
  const about = { ...FAIR, given_on: '2026-11-20', language: 'fr' } as const
  await imported(ann, rows, about)
  expect((await imported(ann, [ZOE, LIAM])).counts).toEqual({ ...NONE, repeated: 2 })
  const stored = await panel.world.db
    .selectFrom('leads')
    .innerJoin('lead_consents', 'lead_consents.lead_id', 'leads.lead_id')
    .select(['leads.name', 'leads.language', 'lead_consents.language as agreed_in'])
    .where('leads.website_id', '=', ann.website_id)
    .orderBy('leads.name')
    .execute()
  expect(stored).toEqual([
    { name: 'Liam', language: 'en', agreed_in: 'en' },
    { name: 'Zoë Nguyễn', language: 'fr', agreed_in: 'fr' }
  ])
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
