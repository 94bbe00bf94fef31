import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLead } from '#contract/leads/add-lead.ts'
import { erasePerson } from '#contract/leads/same-person.ts'
import { person } from '#contract/leads/person.ts'
import { subscribe, type Subscriber } from '../../kit/billing.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let ann: Subscriber
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  ann = await subscribe(panel)
})
afterAll(() => panel.close())

test('an added lead keeps what was entered, how they agreed, and where they were met', async () => {
  const { body } = await panel.call(
    addLead,
    {
      name: ' José  García ',
      email: 'Jose@Example.ca',
      phone: '416 555 0134',
      kind: 'valuation',
      message: 'Wants to sell in spring.',
      home: '12 Queen St W',
      source_note: 'Open house',
      consent: 'express',
      consent_note: 'Signed the guest book',
      given_on: '2026-11-20'
    },
    ann
  )
  expect(body.lead).toMatchObject({
    name: 'José García',
    email: 'jose@example.ca',
    phone: '4165550134',
    kind: 'valuation',
    source: { note: 'Open house' },
    stage: 'new',
    verified: true,
    is_entered: true
  })
  const stored = await panel.world.db
    .selectFrom('lead_consents')
    .select(['kind', 'given_at', 'ends_at', 'how'])
    .where('lead_id', '=', body.lead.lead_id)
    .execute()
  const given_at = new Date('2026-11-20T05:00:00Z')
  expect(stored).toEqual([
    { kind: 'express', given_at, ends_at: null, how: 'Signed the guest book' }
  ])
  const shown = await panel.call(person, { lead_id: body.lead.lead_id }, ann)
  expect(shown.body.person.timeline.events).toMatchObject([
    { kind: 'consent', data: { kind: 'express', how: 'Signed the guest book' } },
    { kind: 'received', data: { kind: 'valuation', message: 'Wants to sell in spring.' } }
  ])
})

test.each([
  ['without a name', { name: ' ' }, 'name', 'Please enter a name.'],
  [
    'that nobody can reach',
    { email: '' },
    'email',
    'Please enter an email address or a phone number.'
  ],
  [
    'with an email without a dot',
    { email: 'mei@example' },
    'email',
    'Please enter an email address, such as name@example.ca.'
  ],
  [
    'with a short phone number',
    { phone: '555' },
    'phone',
    'Please enter a ten-digit phone number.'
  ],
  ['without a consent', { consent: '' }, 'consent', 'Please choose what they agreed to.'],
  [
    'with an express consent without a note',
    { consent: 'express', given_on: '2026-11-20' },
    'consent_note',
    'Please note how they gave their consent, for example on paper at an open house.'
  ],
  [
    'that agreed without a day',
    { consent: 'express', consent_note: 'On paper' },
    'given_on',
    'Please choose the day of their consent, not one in the future.'
  ],
  [
    'that asked on a day that isn’t one',
    { consent: 'inquiry', given_on: '2026-02-30' },
    'given_on',
    'Please choose the day of their consent, not one in the future.'
  ],
  [
    'with a long message',
    { message: 'x'.repeat(4001) },
    'message',
    'Please use at most 4000 characters.'
  ]
])('a lead %s is refused with a sentence for its field', async (_, change, field, sentence) => {
  const lead = { name: 'Mei', email: 'mei@example.ca', consent: 'none', ...change }
  const { body, status } = await panel.call(addLead, lead as never, ann)
  expect([status, body.errors]).toEqual([400, { [field]: sentence }])
})

test('an inquiry of an earlier day allows six months from that day, and a coming day is refused', async () => {
  const asked = { name: 'Ada', email: 'ada@example.ca', consent: 'inquiry' } as const
  const coming = await panel.call(addLead, { ...asked, given_on: '2026-11-22' }, ann)
  expect([coming.status, coming.body.errors]).toEqual([
    422,
    { given_on: 'Please choose the day of their consent, not one in the future.' }
  ])
  const { body } = await panel.call(addLead, { ...asked, given_on: '2026-06-30' }, ann)
  const shown = await panel.call(person, { lead_id: body.lead.lead_id }, ann)
  expect(shown.body.person.consent.basis).toMatchObject({ until: '2026-12-30T05:00:00.000Z' })
})

test('a person who was erased is not added again', async () => {
  const erased = { name: 'Ed', email: 'ed@example.ca', consent: 'none' } as const
  const { body } = await panel.call(addLead, erased, ann)
  await panel.call(erasePerson, { lead_id: body.lead.lead_id, confirm: 'erase' }, ann)
  const again = await panel.call(addLead, erased, ann)
  expect([again.status, again.body.message]).toEqual([
    409,
    'A person with this address or number was erased at your request.'
  ])
})
