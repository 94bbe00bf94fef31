import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerLead } from '#contract/leads/answers.ts'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { person, type Person } from '#contract/leads/person.ts'
import { saveDetails, withdrawConsent } from '#contract/leads/person-changes.ts'
import { mergePeople, separateLead } from '#contract/leads/same-person.ts'
import * as calls from '#contract/leads/sequences.ts'
import { processBulkEmails } from '#panel/actions/leads/process-bulk-emails.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import { EmailUndeliverable, type OutgoingEmail } from '#panel/services/email/email-transport.ts'
import { addLead, deliver, emailSource, INBOUND } from '../../kit/lead-emails.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import {
  sequenceFields,
  type SequenceInput,
  startSequence,
  writeFromWebsite
} from '../../kit/sequences.ts'
import { openBuilder } from '../../kit/site-builder.ts'

const HOUR_MS = 3_600_000
/** Ten in the morning in Toronto. */
const MORNING = new Date('2026-11-21T15:00:00.000Z')

let panel: TestPanel
type Agent = Awaited<ReturnType<typeof openBuilder>>
let ann: Agent
let bo: Agent
beforeAll(async () => {
  panel = await startPanel({ settings: { inbound: INBOUND, rateLimits: false } })
  bo = await openBuilder(panel)
})
afterAll(() => panel.close())
beforeEach(async () => {
  panel.setClock(MORNING)
  ann = await openBuilder(panel)
  await panel.world.db.deleteFrom('sequences').execute()
  await workOnce(panel.world)
  panel.emails.length = 0
})

const letters = () => panel.emails.filter(({ id }) => id.startsWith('bulk-'))
const subjects = () => letters().map(({ subject }) => subject)
const send = async () => {
  while ((await processBulkEmails(panel.world)) > 0);
}
/** Works at ten in the morning of each of the next days. */
async function walk(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    panel.advanceClock(24 * HOUR_MS)
    await send()
  }
}
const shown = async (lead_id: string): Promise<Person> =>
  (await panel.call(person, { lead_id }, ann)).body.person
const story = async (lead_id: string) =>
  (await shown(lead_id)).timeline.events
    .flatMap((event) => (event.kind === 'sequence' ? [event.data] : []))
    .map(({ ended, subject }) => ended ?? subject ?? 'joined')
    .toReversed()
const read = async ({ sequence_id }: { sequence_id: string }): Promise<calls.Sequence> =>
  (await panel.call(calls.sequence, { sequence_id }, ann)).body.sequence
const join = (lead_id: string, { sequence_id }: { sequence_id: string }, agent: Agent = ann) =>
  panel.call(
    calls.joinSequence,
    { lead_id, sequence_id },
    { ...agent, idempotencyKey: randomUUID() }
  )

test('an inquiry gets the emails of days 0, 3 and 10 in the agent’s morning, and then no more', async () => {
  const sequence = await startSequence(panel, ann)
  const lead_id = await writeFromWebsite(panel, ann)
  await send()
  expect(subjects()).toEqual(['Day 0, Jordan'])
  expect((await shown(lead_id)).sequence).toMatchObject({
    name: 'New buyers',
    sent: 1,
    steps: 3,
    next_at: '2026-11-24T14:00:00.000Z'
  })
  await walk(2)
  expect(letters()).toHaveLength(1)
  await walk(1)
  expect(subjects()).toEqual(['Day 0, Jordan', 'Day 3, Jordan'])
  await walk(6)
  expect(letters()).toHaveLength(2)
  await walk(14)
  expect(subjects()).toEqual(['Day 0, Jordan', 'Day 3, Jordan', 'Day 10, Jordan'])
  expect(await story(lead_id)).toEqual(['joined', ...subjects(), 'finished'])
  expect((await read(sequence)).results).toMatchObject({ people: 0, sent: 3, finished: 1 })
})

test('each email names its consent, the postal address and a link to unsubscribe, in the reader’s language', async () => {
  await startSequence(panel, ann, { language: 'fr' })
  await writeFromWebsite(panel, ann, { language: 'fr', email: 'eve@example.org' })
  await writeFromWebsite(panel, ann)
  await send()
  const [sent] = letters() as [OutgoingEmail]
  expect(letters()).toHaveLength(1)
  expect(sent.to.address).toBe('eve@example.org')
  expect(sent.text).toMatch(
    /Vous recevez ceci parce que vous avez écrit à .+ le 21 novembre 2026\./
  )
  expect(sent.text).toMatch(/Se désabonner: https?:\/\/\S+\/_site\/unsubscribe\/\w+/)
  expect(sent.unsubscribeUrl).toMatch(/^https:\/\/maplekey\.test\/hooks\/unsubscribe\/\w+$/)
})

test('a message at night is answered in the morning', async () => {
  await startSequence(panel, ann)
  panel.setClock(new Date('2026-11-22T04:00:00.000Z'))
  await writeFromWebsite(panel, ann)
  await send()
  panel.setClock(new Date('2026-11-22T13:59:00.000Z'))
  await send()
  expect(letters()).toEqual([])
  panel.setClock(new Date('2026-11-22T14:00:00.000Z'))
  await send()
  expect(letters()).toHaveLength(1)
})

test.each([
  ['of another kind', { kind: 'valuation' as const, address: '1 Elm Street' }],
  ['in another language', { language: 'fr' as const }],
  ['that isn’t verified', { isHuman: false }],
  ['full of links', { message: 'https://a.test https://b.test https://c.test https://d.test' }],
  ['without an address', { email: '', phone: '4165550134' }]
])('a message %s starts nothing', async (_, change) => {
  await startSequence(panel, ann)
  const lead_id = await writeFromWebsite(panel, ann, change)
  await send()
  expect(letters()).toEqual([])
  expect((await shown(lead_id)).sequence).toBeNull()
})

type Stop = (lead_id: string, email: OutgoingEmail) => Promise<unknown>
const stops: [string, string, Stop][] = [
  [
    'they reply',
    'answered',
    (_, { replyTo }) => deliver(panel, replyTo?.address ?? '', emailSource('Yes!', uniqueId()))
  ],
  [
    'they write again',
    'wrote',
    (_, { to }) => writeFromWebsite(panel, ann, { email: to.address.toUpperCase() })
  ],
  [
    'the agent answers',
    'contacted',
    (lead_id) => panel.call(answerLead, { lead_id, subject: 'Hi', text: 'Hello' }, ann)
  ],
  [
    'the agent moves them on',
    'contacted',
    (lead_id) => panel.call(changeLeads, { lead_ids: [lead_id], stage: 'talking' }, ann)
  ],
  [
    'their stage is lost',
    'closed',
    (lead_id) => panel.call(changeLeads, { lead_ids: [lead_id], stage: 'lost' }, ann)
  ],
  [
    'they unsubscribe',
    'unsubscribed',
    async (_, { unsubscribeUrl = '' }) => {
      const { createHooks } = await import('#panel/app.ts')
      const path = new URL(unsubscribeUrl).pathname
      return createHooks(panel.world).request(path, { method: 'POST' })
    }
  ],
  [
    'the email comes back',
    'bounced',
    (_, { bounceTo = '' }) =>
      deliver(
        panel,
        bounceTo,
        emailSource(
          '--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n--b--\r\n',
          { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' }
        )
      )
  ],
  [
    'their consent is withdrawn',
    'no_consent',
    (lead_id) => panel.call(withdrawConsent, { lead_id }, ann)
  ],
  [
    'they have no address any more',
    'no_address',
    (lead_id) =>
      panel.call(
        saveDetails,
        { lead_id, name: 'Jordan', email: '', phone: '', address: '', home: '' },
        ann
      )
  ],
  [
    'the agent takes them out',
    'removed',
    (lead_id) => panel.call(calls.leaveSequence, { lead_id }, ann)
  ]
]
const uniqueId = () => ({ 'Message-ID': `<${randomUUID()}@example.org>` })

test.each(stops)('nothing more is sent once %s', async (_, why, stop) => {
  const sequence = await startSequence(panel, ann)
  const lead_id = await writeFromWebsite(panel, ann)
  await send()
  const [first] = letters() as [OutgoingEmail]
  await walk(2)
  await stop(lead_id, first)
  await walk(12)
  expect(letters()).toHaveLength(1)
  expect((await story(lead_id)).slice(2)).toEqual([why])
  const { people, sent, ...rest } = (await read(sequence)).results
  const answered = why === 'answered' || why === 'wrote' ? 1 : 0
  expect(people).toBe(0)
  expect(sent).toBe(why === 'bounced' ? 0 : 1)
  expect(rest).toMatchObject({ answered, finished: 0, stopped: 1 - answered })
})

test('a robot’s absence note is no answer', async () => {
  await startSequence(panel, ann)
  await writeFromWebsite(panel, ann)
  await send()
  const to = letters()[0]?.replyTo?.address ?? ''
  await deliver(panel, to, emailSource('Away', { ...uniqueId(), 'Auto-Submitted': 'auto-replied' }))
  await walk(3)
  expect(letters()).toHaveLength(2)
})

test('a reply to the last email counts as an answer', async () => {
  const sequence = await startSequence(panel, ann, { steps: sequenceFields().steps.slice(0, 1) })
  await writeFromWebsite(panel, ann)
  await send()
  const to = letters()[0]?.replyTo?.address ?? ''
  await deliver(panel, to, emailSource('Yes!', uniqueId()))
  expect((await read(sequence)).results).toMatchObject({ answered: 1, finished: 0, stopped: 0 })
})

test('a consent that ends between two emails ends the sequence', async () => {
  const [first, , last] = sequenceFields().steps
  const steps = [first, { ...last, day: 200 }] as SequenceInput['steps']
  await startSequence(panel, ann, { steps })
  const lead_id = await writeFromWebsite(panel, ann)
  await send()
  panel.advanceClock(201 * 24 * HOUR_MS)
  await send()
  expect(letters()).toHaveLength(1)
  // The agent's session has expired by then.
  panel.setClock(MORNING)
  expect(await story(lead_id)).toEqual(['joined', 'Day 0, Jordan', 'no_consent'])
})

test('a person is added by hand, to one sequence at a time, and only with a valid consent', async () => {
  const one = await startSequence(panel, ann, { kinds: [] })
  const other = await startSequence(panel, ann, { name: 'Others', kinds: [] })
  const off = sequenceFields()
  await panel.call(calls.saveSequence, off, ann)
  const lead_id = await addLead(panel, ann.website_id)
  const never = await addLead(panel, ann.website_id, {}, 'none')
  const lost = await addLead(panel, ann.website_id, { stage: 'lost' })
  const nameless = await addLead(panel, ann.website_id, { email: '', phone: '4165550100' })
  for (const id of [never, lost, nameless]) expect((await join(id, one)).status).toBe(409)
  expect((await join(lead_id, off)).status).toBe(409)
  const { body } = await join(lead_id, one)
  expect(body.person.sequence).toMatchObject({ name: 'New buyers', sent: 0 })
  const offered = body.person.sequences.map(({ name }: { name: string }) => name)
  expect(offered.toSorted()).toEqual(['New buyers', 'Others'])
  expect((await join(lead_id, one)).status).toBe(200)
  expect((await join(lead_id, other)).body.message).toBe(
    'This person is in the sequence ‘New buyers’ already.'
  )
  await send()
  expect(letters()).toHaveLength(1)
})

test('an address gets one sequence’s email a day, whoever has it', async () => {
  const one = await startSequence(panel, ann, { kinds: [] })
  const other = await startSequence(panel, ann, { kinds: [] })
  const email = 'shared@example.org'
  const first = await addLead(panel, ann.website_id, { email })
  const second = await addLead(panel, ann.website_id, { email })
  await join(first, one)
  await join(second, other)
  await send()
  expect(letters()).toHaveLength(1)
  await panel.call(calls.leaveSequence, { lead_id: first }, ann)
  await join(first, other)
  await send()
  expect(letters()).toHaveLength(1)
  await walk(1)
  expect(letters()).toHaveLength(2)
})

test('a person who wrote of late starts nothing by another message', async () => {
  const sequence = await startSequence(panel, ann)
  const email = 'again@example.org'
  await writeFromWebsite(panel, ann, { email, kind: 'callback', phone: '4165550199' })
  const later = await writeFromWebsite(panel, ann, { email })
  expect((await shown(later)).sequence).toBeNull()
  panel.advanceClock(190 * 24 * HOUR_MS)
  const muchLater = await writeFromWebsite(panel, ann, { email })
  panel.setClock(MORNING)
  expect((await shown(muchLater)).sequence).toMatchObject({ sequence_id: sequence.sequence_id })
})

test('editing a sequence that is on changes only emails that were not sent', async () => {
  const sequence = await startSequence(panel, ann)
  const lead_id = await writeFromWebsite(panel, ann)
  await send()
  const [first, second, third] = sequence.steps as [Step, Step, Step]
  const steps = [
    { ...first, day: 1, subject: 'Never sent again' },
    { ...second, day: 5, subject: 'Edited' },
    third
  ]
  const edited = { ...sequence, base_version: 1, steps }
  expect((await panel.call(calls.saveSequence, edited, ann)).body.sequence.version).toBe(2)
  expect((await shown(lead_id)).sequence?.next_at).toBe('2026-11-26T14:00:00.000Z')
  const stale = { ...edited, name: 'Stale' }
  expect((await panel.call(calls.saveSequence, stale, ann)).status).toBe(409)
  const broken = { ...edited, base_version: 2, steps: [{ ...first, subject: '' }] }
  const refused = await panel.call(calls.saveSequence, broken, ann)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['steps.0.subject']])
  await walk(5)
  expect(subjects()).toEqual(['Day 0, Jordan', 'Edited'])
  const shorter = { ...edited, base_version: 2, steps: [first, steps[1] as Step] }
  await panel.call(calls.saveSequence, shorter, ann)
  expect((await story(lead_id)).at(-1)).toBe('finished')
})
type Step = SequenceInput['steps'][number]

test('turning a sequence off takes everyone out, and nobody comes back by turning it on', async () => {
  const sequence = await startSequence(panel, ann)
  const { sequence_id } = sequence
  const lead_id = await writeFromWebsite(panel, ann)
  await send()
  await panel.call(calls.turnSequence, { sequence_id, version: 1, is_on: false }, ann)
  await panel.call(calls.turnSequence, { sequence_id, version: 1, is_on: true }, ann)
  await walk(4)
  expect(letters()).toHaveLength(1)
  expect(await story(lead_id)).toEqual(['joined', 'Day 0, Jordan', 'off'])
  expect((await panel.call(calls.deleteSequence, { sequence_id }, ann)).status).toBe(409)
})

test.each([
  [{ name: '' }, ['name']],
  [{ steps: [] }, ['steps']],
  [{ steps: sequenceFields().steps.map((step) => ({ ...step, day: 3 })) }, ['steps.1', 'steps.2']],
  [
    { steps: sequenceFields().steps.map((step) => ({ ...step, body: '<p>{nme}</p>' })) },
    ['steps.0.body', 'steps.1.body', 'steps.2.body']
  ]
])('%j can be saved, but not turned on', async (change, fields) => {
  const input = sequenceFields(change as Partial<SequenceInput>)
  expect((await panel.call(calls.saveSequence, input, ann)).status).toBe(200)
  const wish = { sequence_id: input.sequence_id, version: 1, is_on: true }
  const { body, status } = await panel.call(calls.turnSequence, wish, ann)
  expect([status, Object.keys(body.errors)]).toEqual([422, fields])
  expect((await read(input)).is_on).toBe(false)
})

test('a process that is killed between sending and marking repeats the email under its Message-ID', async () => {
  const sequence = await startSequence(panel, ann)
  await writeFromWebsite(panel, ann)
  const { email } = panel.world
  const attempts: string[] = []
  const sent = Promise.withResolvers<void>()
  panel.world.email = {
    kind: 'smtp',
    send(message) {
      attempts.push(message.id)
      sent.resolve()
      return new Promise(() => {})
    }
  }
  void processBulkEmails(panel.world)
  await sent.promise
  panel.world.email = email
  await send()
  expect(letters()).toEqual([])
  panel.advanceClock(61_000)
  await send()
  expect(letters().map(({ id }) => id)).toEqual(attempts)
  expect((await read(sequence)).results.sent).toBe(1)
})

test('several workers send one email', async () => {
  const sequence = await startSequence(panel, ann)
  for (let one = 0; one < 4; one++) await writeFromWebsite(panel, ann)
  await Promise.all([1, 2, 3].map(() => send()))
  await send()
  expect(letters()).toHaveLength(4)
  expect((await read(sequence)).results.sent).toBe(4)
})

test('a server that is away delays an email until it is back, but not into the night', async () => {
  const sequence = await startSequence(panel, ann)
  panel.setClock(new Date('2026-11-22T00:59:50.000Z'))
  await writeFromWebsite(panel, ann)
  const { email } = panel.world
  panel.world.email = { kind: 'smtp', send: () => Promise.reject(new Error('no connection')) }
  await send()
  panel.world.email = email
  panel.advanceClock(31_000)
  await send()
  expect(letters()).toEqual([])
  panel.setClock(new Date('2026-11-22T14:00:00.000Z'))
  await send()
  expect(letters()).toHaveLength(1)
  expect((await read(sequence)).results.sent).toBe(1)
})

test('an address that the server refuses leaves its sequence', async () => {
  await startSequence(panel, ann)
  const lead_id = await writeFromWebsite(panel, ann)
  const { email } = panel.world
  panel.world.email = {
    kind: 'smtp',
    send: async () => {
      throw new EmailUndeliverable('refused with 550', '550')
    }
  }
  await send()
  panel.world.email = email
  expect(await story(lead_id)).toEqual(['joined', 'bounced'])
})

test('of two people who are merged, one sequence goes on, and separating gives it back', async () => {
  const sequence = await startSequence(panel, ann, { kinds: [] })
  const add = () => addLead(panel, ann.website_id)
  const [main, other, third] = [await add(), await add(), await add()]
  for (const lead_id of [main, other, third]) await join(lead_id, sequence)
  await panel.call(mergePeople, { lead_id: main, other_id: other }, ann)
  expect(await story(main)).toEqual(expect.arrayContaining(['joined', 'joined', 'merged']))
  await panel.call(calls.leaveSequence, { lead_id: other }, ann)
  expect((await shown(main)).sequence).toBeNull()

  await panel.call(mergePeople, { lead_id: main, other_id: third }, ann)
  expect((await shown(main)).sequence).toMatchObject({ name: 'New buyers' })
  await send()
  expect(letters()).toHaveLength(1)
  await panel.call(separateLead, { lead_id: third }, ann)
  expect((await shown(main)).sequence).toBeNull()
  expect((await shown(third)).sequence).toMatchObject({ sent: 1 })
})

test('the preview and the test of an email go to the agent alone', async () => {
  const sequence = sequenceFields()
  await panel.call(calls.saveSequence, sequence, ann)
  const { sequence_id, steps } = sequence
  const which = { sequence_id, step_id: steps[1]?.step_id ?? '' }
  const preview = await panel.call(calls.previewStep, which, ann)
  expect(preview.body.subject).toMatch(/^Day 3, /)
  const { body } = await panel.call(calls.testStep, which, ann)
  await workOnce(panel.world)
  const tests = panel.emails.filter(({ text }) => text.includes('This is a test.'))
  expect(tests.map(({ to }) => to.address)).toEqual([body.sent_to])
  const unknown = { ...which, step_id: randomUUID() }
  expect((await panel.call(calls.previewStep, unknown, ann)).status).toBe(404)
})

test('another agent’s sequence answers like a missing one', async () => {
  const sequence = await startSequence(panel, ann)
  const { sequence_id, steps } = sequence
  const missing = randomUUID()
  const theirs = await addLead(panel, bo.website_id)
  const step_id = steps[0]?.step_id ?? ''
  for (const [call, rest] of [
    [calls.sequence, {}],
    [calls.turnSequence, { version: 1, is_on: false }],
    [calls.previewStep, { step_id }],
    [calls.testStep, { step_id }],
    [calls.joinSequence, { lead_id: theirs }]
  ] as const) {
    const mine = await panel.call(call, { sequence_id, ...rest } as never, bo)
    expect(mine.status).toBe(404)
    expect(mine).toEqual(await panel.call(call, { sequence_id: missing, ...rest } as never, bo))
  }
  expect((await panel.call(calls.saveSequence, { ...sequence, name: 'Mine' }, bo)).status).toBe(404)
  await panel.call(calls.deleteSequence, { sequence_id }, bo)
  expect((await panel.call(calls.leaveSequence, { lead_id: theirs }, ann)).status).toBe(404)
  expect(await read(sequence)).toMatchObject({ name: 'New buyers', is_on: true })
})
