import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as calls from '#contract/leads/campaigns.ts'
import { processBulkEmails } from '#panel/actions/leads/process-bulk-emails.ts'
import { emailHash } from '#panel/actions/leads/email-hash.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import { suppress } from '#panel/records/leads/suppressions.ts'
import { EmailUndeliverable } from '#panel/services/email/email-transport.ts'
import { EVERYONE } from '#rules/leads/audience.ts'
import { TRIES_MAX } from '#rules/retries.ts'
import { forgetPeople } from '../../kit/forget-people.ts'
import { campaignsOf } from '../../kit/campaigns.ts'
import { addLead, deliver, emailSource, INBOUND } from '../../kit/lead-emails.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { openBuilder } from '../../kit/site-builder.ts'

let panel: TestPanel
type Agent = Awaited<ReturnType<typeof openBuilder>>
let ann: Agent
beforeAll(async () => {
  panel = await startPanel({ settings: { inbound: INBOUND } })
})
afterAll(() => panel.close())
beforeEach(async () => {
  await forgetPeople(panel.world.db)
  ann = await openBuilder(panel)
  await workOnce(panel.world)
  panel.emails.length = 0
})

const { draft, letters, only, read, send } = campaignsOf(() => ({ agent: ann, panel }))

test('one press unsubscribes, also by the email of three years ago', async () => {
  const lead_id = await addLead(panel, ann.website_id, {}, 'express')
  await send(await draft())
  await workOnce(panel.world)
  const { unsubscribeUrl = '' } = only()
  const now = panel.now()
  panel.setClock(new Date('2029-11-21T15:00:00.000Z'))
  const { createHooks } = await import('#panel/app.ts')
  const hooks = createHooks(panel.world)
  const press = (path: string) =>
    hooks.request(path, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  const path = new URL(unsubscribeUrl).pathname
  expect((await press(path)).status).toBe(200)
  expect((await press(path)).status).toBe(200)
  expect((await press(`${path.slice(0, -1)}x`)).status).toBe(404)
  panel.setClock(now)
  const consents = await panel.world.db
    .selectFrom('lead_consents')
    .select('withdrawn_at')
    .where('lead_id', '=', lead_id)
    .execute()
  expect(consents.every(({ withdrawn_at }) => withdrawn_at !== null)).toBe(true)
  const { body } = await panel.call(calls.countAudience, { audience: EVERYONE }, ann)
  expect(body).toMatchObject({ may: 0, without_consent: 1 })
  const { data } = (await panel.call(calls.campaigns, {}, ann)).body
  expect(data[0].results.unsubscribed).toBe(1)
})

test('an email that the server refuses, or that comes back, is the last to its address', async () => {
  await addLead(panel, ann.website_id)
  const { email } = panel.world
  panel.world.email = {
    kind: 'smtp',
    send: async () => {
      throw new EmailUndeliverable('refused with 550', '550')
    }
  }
  const first = await draft()
  await send(first)
  await workOnce(panel.world)
  panel.world.email = email
  expect((await read(first)).results.bounced).toBe(1)
  expect((await send(await draft())).status).toBe(422)

  await addLead(panel, ann.website_id)
  const second = await draft()
  await send(second)
  await workOnce(panel.world)
  const report =
    '--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n--b--\r\n'
  const headers = { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' }
  const { bounceTo = '' } = only()
  expect((await deliver(panel, bounceTo, emailSource(report, headers))).status).toBe(200)
  expect((await read(second)).results).toMatchObject({ sent: 0, bounced: 1 })
  expect((await send(await draft())).status).toBe(422)
})

test('a report of spam stops an address as an unsubscribe does', async () => {
  await addLead(panel, ann.website_id, {}, 'express')
  await send(await draft())
  await workOnce(panel.world)
  const report =
    '--b\r\nContent-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\n--b--\r\n'
  const headers = { 'Content-Type': 'multipart/report; report-type=feedback-report; boundary=b' }
  await deliver(panel, only().bounceTo ?? '', emailSource(report, headers))
  expect((await send(await draft())).status).toBe(422)
})

test('an email that waited isn’t sent to an address that its person got since and that unsubscribed', async () => {
  const { db, email } = panel.world
  const lead_id = await addLead(panel, ann.website_id, {}, 'express')
  const which = await draft()
  await send(which)
  panel.world.email = { kind: 'smtp', send: () => Promise.reject(new Error('no connection')) }
  await workOnce(panel.world)
  panel.world.email = email
  const other = 'unsubscribed@example.org'
  const email_hash = await emailHash(db, other)
  const at = panel.now()
  await suppress(db, { website_id: ann.website_id, email_hash, reason: 'unsubscribed', at })
  const moved = { email: other, email_key: other }
  await db.updateTable('leads').set(moved).where('lead_id', '=', lead_id).execute()
  panel.advanceClock(31_000)
  await workOnce(panel.world)
  expect(letters()).toEqual([])
  expect((await read(which)).results).toMatchObject({ sent: 0, waiting: 0 })
})

test('a server that is away delays an email, which is sent once', async () => {
  await addLead(panel, ann.website_id)
  const which = await draft()
  await send(which)
  const { email } = panel.world
  panel.world.email = { kind: 'smtp', send: () => Promise.reject(new Error('no connection')) }
  await workOnce(panel.world)
  panel.world.email = email
  expect((await read(which)).results.waiting).toBe(1)
  panel.advanceClock(31_000)
  await workOnce(panel.world)
  only()
  expect(await read(which)).toMatchObject({ state: 'sent', results: { sent: 1 } })
})

test('an email that processes died with again and again has as many tries as any other', async () => {
  await addLead(panel, ann.website_id)
  const which = await draft()
  await send(which)
  const { email } = panel.world
  for (let death = 0; death <= TRIES_MAX; death++) {
    const { promise: isSending, resolve } = Promise.withResolvers<void>()
    const send = () => {
      resolve()
      return new Promise<never>(() => undefined)
    }
    panel.world.email = { kind: 'smtp', send }
    void processBulkEmails(panel.world)
    await isSending
    panel.advanceClock(61_000)
  }
  panel.world.email = { kind: 'smtp', send: () => Promise.reject(new Error('busy')) }
  await workOnce(panel.world)
  panel.world.email = email
  expect((await read(which)).results).toMatchObject({ failed: 0, waiting: 1 })
  panel.advanceClock(31_000)
  await workOnce(panel.world)
  only()
  expect(await read(which)).toMatchObject({ state: 'sent', results: { sent: 1 } })
})

test('a reply to a campaign counts as its answer', async () => {
  await addLead(panel, ann.website_id)
  const which = await draft()
  await send(which)
  await workOnce(panel.world)
  const to = only().replyTo?.address ?? ''
  await deliver(panel, to, emailSource('Yes!', { 'Message-ID': `<${randomUUID()}@x>` }))
  expect((await read(which)).results.answered).toBe(1)
})
