import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { answerLead } from '#contract/leads/answers.ts'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { saveDetails, withdrawConsent } from '#contract/leads/person-changes.ts'
import * as calls from '#contract/leads/sequences.ts'
import type { OutgoingEmail } from '#panel/services/email/email-transport.ts'
import { deliver, emailSource } from '../../kit/lead-emails.ts'
import {
  MORNING,
  sequenceFields,
  type SequenceInput,
  startSequencePanel
} from '../../kit/sequences.ts'

const DAY_MS = 86_400_000

const { ann, begin, letters, panel, read, send, shown, start, story, subjects, walk, write } =
  await startSequencePanel()
afterAll(() => panel.close())
beforeEach(begin)

test('an inquiry gets the emails of days 0, 3 and 10 in the agent’s morning, and then no more', async () => {
  const sequence = await start()
  const lead_id = await write()
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
  await start({ language: 'fr' })
  await write({ language: 'fr', email: 'eve@example.org' })
  await write()
  await send()
  const [sent] = letters() as [OutgoingEmail]
  expect(letters()).toHaveLength(1)
  expect(sent.to.address).toBe('eve@example.org')
  expect(sent.text).toMatch(
    /Vous recevez ceci parce que vous avez écrit à .+ le 21 novembre 2026\./
  )
  expect(sent.text).toMatch(/Se désabonner\u00A0: https?:\/\/\S+\/_site\/unsubscribe\/\w+/)
  expect(sent.unsubscribeUrl).toMatch(/^https:\/\/maplekey\.test\/hooks\/unsubscribe\/\w+$/)
})

test('a message at night is answered in the morning', async () => {
  await start()
  panel.setClock(new Date('2026-11-22T04:00:00.000Z'))
  await write()
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
  await start()
  const lead_id = await write(change)
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
  ['they write again', 'wrote', (_, { to }) => write({ email: to.address.toUpperCase() })],
  [
    'the agent answers',
    'contacted',
    (lead_id) => panel.call(answerLead, { lead_id, subject: 'Hi', text: 'Hello' }, ann())
  ],
  [
    'the agent moves them on',
    'contacted',
    (lead_id) => panel.call(changeLeads, { lead_ids: [lead_id], stage: 'talking' }, ann())
  ],
  [
    'their stage is lost',
    'closed',
    (lead_id) => panel.call(changeLeads, { lead_ids: [lead_id], stage: 'lost' }, ann())
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
    (lead_id) => panel.call(withdrawConsent, { lead_id }, ann())
  ],
  [
    'they have no address any more',
    'no_address',
    (lead_id) =>
      panel.call(
        saveDetails,
        { lead_id, name: 'Jordan', email: '', phone: '', address: '', home: '' },
        ann()
      )
  ],
  [
    'the agent takes them out',
    'removed',
    (lead_id) => panel.call(calls.leaveSequence, { lead_id }, ann())
  ]
]

const uniqueId = () => ({ 'Message-ID': `<${randomUUID()}@example.org>` })

test.each(stops)('nothing more is sent once %s', async (_, why, stop) => {
  const sequence = await start()
  const lead_id = await write()
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

test('an absence note isn’t an answer', async () => {
  await start()
  await write()
  await send()
  const to = letters()[0]?.replyTo?.address ?? ''
  await deliver(panel, to, emailSource('Away', { ...uniqueId(), 'Auto-Submitted': 'auto-replied' }))
  await walk(3)
  expect(letters()).toHaveLength(2)
})

test('a reply to the last email counts as an answer', async () => {
  const sequence = await start({ steps: sequenceFields().steps.slice(0, 1) })
  await write()
  await send()
  const to = letters()[0]?.replyTo?.address ?? ''
  await deliver(panel, to, emailSource('Yes!', uniqueId()))
  expect((await read(sequence)).results).toMatchObject({ answered: 1, finished: 0, stopped: 0 })
})

test('a consent that ends between two emails ends the sequence', async () => {
  const [first, , last] = sequenceFields().steps
  const steps = [first, { ...last, day: 200 }] as SequenceInput['steps']
  await start({ steps })
  const lead_id = await write()
  await send()
  panel.advanceClock(201 * DAY_MS)
  await send()
  expect(letters()).toHaveLength(1)
  // The agent's session has expired by then.
  panel.setClock(MORNING)
  expect(await story(lead_id)).toEqual(['joined', 'Day 0, Jordan', 'no_consent'])
})
