import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import { exportLeads } from '#contract/leads/export-leads.ts'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { mergePeople } from '#contract/leads/same-person.ts'
import { saveConsentText } from '#panel/records/leads/lead-consents.ts'
import { insertLead } from '#panel/records/leads/leads.ts'
import { subscribe, type Subscriber } from '../../kit/billing.ts'
import { enterLead } from '../../kit/enter-lead.ts'
import { requestOf, startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let ann: Subscriber
let ids: string[]
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  // Still the evening before in every Canadian zone.
  panel.setClock(new Date('2026-11-24T02:00:00Z'))
  ann = await subscribe(panel)
  const zoe = await enterLead(panel, ann, {
    name: '=HYPERLINK("https://evil.test")',
    email: 'zoe@example.ca',
    phone: '416 555 0199',
    consent: 'express',
    consent_note: 'Signed the guest book',
    given_on: '2026-11-23',
    source_note: '@Open house'
  })
  const emile = await enterLead(panel, ann, {
    name: 'Émile "Lou" Cœur',
    email: 'emile@example.ca',
    message: 'One, two\nthree',
    consent: 'inquiry',
    given_on: '2026-11-23'
  })
  ids = [zoe.lead_id, emile.lead_id]
  await saveSearch(emile.lead_id, 'beds=3', panel.now())
  await saveSearch(zoe.lead_id, 'beds=4', null)
  await panel.call(changeLeads, { lead_ids: [emile.lead_id], add_tags: ['VIP', 'Condo'] }, ann)
})
afterAll(() => panel.close())

async function saveSearch(lead_id: string, query: string, confirmed_at: Date | null) {
  const { db } = panel.world
  const email = `${query.replace('=', '')}@example.ca`
  await db
    .insertInto('saved_searches')
    .values({
      website_id: ann.website_id,
      lead_id,
      query,
      email,
      email_key: email,
      language: 'en',
      text_id: await saveConsentText(db, 'en', 'Yes, email me new homes.'),
      verified: true,
      asked_at: panel.now(),
      confirmed_at
    })
    .execute()
}

async function exported(asked: InputOf<typeof exportLeads>, { token } = ann) {
  const { path, ...init } = requestOf(exportLeads, asked)
  Object.assign(init.headers, { authorization: `Bearer ${token}` })
  const response = await panel.request(path, init)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { response, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }
}

test('a CSV file has a byte order mark, a heading, and a line for each person, newest first', async () => {
  const { response, text } = await exported({ format: 'csv' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv;charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="leads-2026-11-23.csv"'
  )
  expect(text.startsWith('\ufeff"Name","Email","Phone",')).toBe(true)
  const lines = text.split('\r\n')
  expect(lines.length).toBe(4)
  expect(lines).toContain(
    '"\'=HYPERLINK(""https://evil.test"")","zoe@example.ca","(416) 555-0199","","New","","Added by hand","","","","\'@Open house","English","2026-11-23","","","Express consent","Until withdrawn"'
  )
  expect(lines).toContain(
    '"Émile ""Lou"" Cœur","emile@example.ca","","","New","Condo, VIP","Added by hand","","One, two\nthree","Bedrooms: 3 or more","","English","2026-11-23","","","Inquiry","2027-05-23"'
  )
})

test('filters and a selection narrow a file', async () => {
  const filtered = await exported({ format: 'csv', filters: { tag: 'VIP' } })
  expect(filtered.text).toContain('emile@example.ca')
  expect(filtered.text).not.toContain('zoe@example.ca')
  const [zoe = ''] = ids
  const { response, text } = await exported({ format: 'vcard', lead_ids: [zoe, zoe] })
  expect(response.headers.get('content-type')).toBe('text/vcard;charset=utf-8')
  expect(text.split('BEGIN:VCARD').length).toBe(2)
  expect(text).toContain('EMAIL;TYPE=INTERNET:zoe@example.ca\r\n')
})

test('filters that find nobody give a file of its heading', async () => {
  const { text } = await exported({ format: 'csv', filters: { search: 'zebra' } })
  expect(text.split('\r\n').length).toBe(2)
  expect((await exported({ format: 'vcard', filters: { search: 'zebra' } })).text).toBe('')
})

test('another agent gets none of them, by filters or by ids', async () => {
  const bob = await subscribe(panel)
  expect((await exported({ format: 'vcard' }, bob)).text).toBe('')
  expect((await exported({ format: 'vcard', lead_ids: ids }, bob)).response.status).toBe(404)
  const own = await enterLead(panel, bob, { email: 'own@example.ca' })
  const { text } = await exported({ format: 'csv', lead_ids: [...ids, own.lead_id] }, bob)
  expect(text).toContain('own@example.ca')
  expect(text).not.toContain('zoe@example.ca')
})

test('merged leads are one line with all their consents, and test leads are in no file', async () => {
  const cyd = await subscribe(panel)
  const { lead_id } = await enterLead(panel, cyd, { email: 'main@example.ca' })
  const other = await enterLead(panel, cyd, {
    email: 'other@example.ca',
    consent: 'express',
    consent_note: 'On paper',
    given_on: '2026-11-20'
  })
  await panel.call(mergePeople, { lead_id, other_id: other.lead_id }, cyd)
  const test_lead = await insertLead(panel.world.db, {
    website_id: cyd.website_id,
    kind: 'contact',
    name: 'Test',
    language: 'en',
    verified: true,
    is_test: true,
    received_at: panel.now()
  })
  const { text } = await exported({ format: 'csv' }, cyd)
  const lines = text.trimEnd().split('\r\n')
  expect(lines.length).toBe(2)
  expect(lines[1]).toContain('"main@example.ca"')
  expect(lines[1]).toContain('"Express consent","Until withdrawn"')
  const alone = await exported({ format: 'csv', lead_ids: [test_lead ?? ''] }, cyd)
  expect(alone.response.status).toBe(404)
})

test('more leads than one portion are all in the file, each once', async () => {
  const dee = await subscribe(panel)
  const at = panel.now().getTime()
  const people = Array.from({ length: 1203 }, (_, number) => {
    // Several came at the same moment.
    const received_at = new Date(at + Math.floor(number / 7))
    return {
      website_id: dee.website_id,
      kind: 'manual' as const,
      name: `Person ${number}`,
      language: 'en' as const,
      verified: true,
      received_at,
      last_activity_at: received_at
    }
  })
  await panel.world.db.insertInto('leads').values(people).execute()
  const { text } = await exported({ format: 'csv' }, dee)
  const names = text.match(/"Person \d+"/g) ?? []
  expect(names.length).toBe(1203)
  expect(new Set(names).size).toBe(1203)
})
