import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { exportLeads } from '#contract/leads/export-leads.ts'
import type { Person } from '#contract/leads/person.ts'
import * as changes from '#contract/leads/person-changes.ts'
import { emailHash } from '#panel/actions/leads/email-hash.ts'
import { suppress } from '#panel/records/leads/suppressions.ts'
import { openLeads } from '../../kit/leads.ts'
import { requestOf, startPanel, type TestPanel } from '../../kit/panel.ts'
import { receive } from '../../kit/received-lead.ts'

let panel: TestPanel
let ann: Awaited<ReturnType<typeof openLeads>>
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  ann = await openLeads(panel)
})
afterAll(() => panel.close())

const DAY_MS = 86_400_000
const ask = async <E extends Endpoint>(call: E, input: object): Promise<Person> =>
  (await panel.call(call, input as never, ann)).body.person

async function fileOf(lead_id: string): Promise<string> {
  const { path, ...init } = requestOf(exportLeads, { format: 'csv', lead_ids: [lead_id] })
  Object.assign(init.headers, { authorization: `Bearer ${ann.token}` })
  return (await panel.request(path, init)).text()
}

test('a recorded yes holds until it is withdrawn, and an inquiry or a yes after that counts again', async () => {
  const lead_id = await ann.lead({ email: 'yes@visitor.test', phone: '' })
  const given = await ask(changes.recordConsent, {
    lead_id,
    given_on: '2026-11-20',
    how: 'On paper'
  })
  expect(given.consent.basis).toMatchObject({ kind: 'express', until: null })
  expect(given.timeline.events[0]).toMatchObject({ kind: 'consent', data: { how: 'On paper' } })

  const ended = await ask(changes.withdrawConsent, { lead_id })
  expect(ended.consent.basis).toBe(null)
  expect(ended.timeline.events[0]?.kind).toBe('withdrawn')
  panel.advanceClock(1000)
  await receive(panel, ann.website_id, { email: 'yes@visitor.test' })
  expect((await ann.person(lead_id)).consent.basis?.kind).toBe('inquiry')
  panel.advanceClock(1000)
  const again = await ask(changes.recordConsent, {
    lead_id,
    given_on: panel.now().toISOString().slice(0, 10),
    how: 'By phone'
  })
  expect(again.consent.basis?.kind).toBe('express')
})

test('an inquiry after an unsubscribe allows no email, on the page and in the file', async () => {
  const email = 'left@visitor.test'
  const { db } = panel.world
  const { website_id } = ann
  const email_hash = await emailHash(db, email)
  await suppress(db, { website_id, email_hash, reason: 'unsubscribed', at: panel.now() })
  panel.advanceClock(DAY_MS)
  const lead_id = await ann.lead({ email, phone: '' })
  expect((await ann.person(lead_id)).consent).toMatchObject({
    basis: null,
    stopped: { reason: 'unsubscribed' },
    ask_until: null
  })
  expect(await fileOf(lead_id)).toContain('"None",""')
  panel.advanceClock(DAY_MS)
  const given_on = panel.now().toISOString().slice(0, 10)
  const again = await ask(changes.recordConsent, { lead_id, given_on, how: 'By phone' })
  expect(again.consent).toMatchObject({ basis: { kind: 'express' }, stopped: null })
  expect(await fileOf(lead_id)).toContain('"Express consent","Until withdrawn"')
})

test('of two people with one address, a withdrawal of either is both’s, as campaigns count', async () => {
  const one = await ann.lead({ email: 'both@visitor.test', phone: '' })
  const other = await ann.lead({ email: 'both@visitor.test', phone: '' })
  await ask(changes.withdrawConsent, { lead_id: one })
  expect((await ann.person(other)).consent).toMatchObject({ basis: null, stopped: null })
  expect(await fileOf(other)).toContain('"None",""')
})

test('in the last month of an inquiry’s consent the person is to be asked for a yes', async () => {
  const at = new Date(panel.now().getTime() - 160 * DAY_MS)
  const lead_id = await ann.lead({ email: 'ask@visitor.test', phone: '', at })
  const { consent } = await ann.person(lead_id)
  expect(consent.ask_until).toBe(consent.basis?.until)
  expect(consent.ask_until).toBeTruthy()
})
