import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Person } from '#contract/leads/person.ts'
import * as changes from '#contract/leads/person-changes.ts'
import { openLeads } from '../../kit/leads.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

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

test('a recorded yes holds until it is withdrawn, and an inquiry after that counts again', async () => {
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
  const today = await ask(changes.recordConsent, {
    lead_id,
    given_on: '2026-11-21',
    how: 'By phone'
  })
  expect(today.consent.basis?.kind).toBe('express')
})

test('in the last month of an inquiry’s consent the person is to be asked for a yes', async () => {
  const at = new Date(panel.now().getTime() - 160 * DAY_MS)
  const lead_id = await ann.lead({ email: 'ask@visitor.test', phone: '', at })
  const { consent } = await ann.person(lead_id)
  expect(consent.ask_until).toBe(consent.basis?.until)
  expect(consent.ask_until).toBeTruthy()
})
