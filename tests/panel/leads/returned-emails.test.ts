import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerLead } from '#contract/leads/answers.ts'
import { saveSecondAddress } from '#contract/leads/connectors.ts'
import { goLive } from '#contract/websites/go-live.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import type { OutgoingEmail } from '#panel/services/email/email-transport.ts'
import { addLead, deliver, deliveryReport, INBOUND } from '../../kit/lead-emails.ts'
import { startLeadForms, WRITTEN } from '../../kit/lead-forms.ts'

const HOUR_MS = 3_600_000
const SECOND = 'assistant@lakeshore.ca'

let forms: Awaited<ReturnType<typeof startLeadForms>>
beforeAll(async () => {
  forms = await startLeadForms({ inbound: INBOUND })
  await forms.hosting.panel.call(saveSecondAddress, { second_address: SECOND }, forms.site)
})
afterAll(() => forms.hosting.close())
beforeEach(async () => {
  forms.hosting.panel.advanceClock(48 * HOUR_MS)
  await forms.clear()
  await showAddress('amara@lakeshore.ca')
})

const bounce = async () => (await forms.hosting.panel.call(goLive, {}, forms.site)).body.lead_bounce

function showAddress(address: string) {
  return sql`update sites set published = jsonb_set(published, '{salesman_email}', to_jsonb(${address}::text))
    where website_id = ${forms.site.website_id}`.execute(forms.hosting.panel.world.db)
}

/** The email that tells the agent of a new lead, whose words nobody sent before. */
async function told(): Promise<OutgoingEmail> {
  const { panel } = forms.hosting
  const form_token = await forms.ready()
  const message = `${WRITTEN.message} ${form_token}`
  expect((await forms.post({ ...WRITTEN, form_token, message })).status).toBe(303)
  await runDueJobs(panel.world)
  return panel.emails.findLast(({ subject }) => subject.startsWith('Message from')) as OutgoingEmail
}

const report = (to: string | undefined, said: Parameters<typeof deliveryReport>[1] = {}) =>
  deliver(forms.hosting.panel, to ?? '', deliveryReport('amara@lakeshore.ca', said))

test('an email to the agent that comes back later is shown, told by the second address, and over after a day', async () => {
  const { panel } = forms.hosting
  const { bounceTo } = await told()
  expect(bounceTo).toMatch(/^agent\+[0-9a-f]{56}@in\.maplekey\.test$/)
  for (const soft of [{ action: 'delayed', status: '4.4.1' }, { status: '5.2.2' }]) {
    expect((await report(bounceTo, soft)).status).toBe(200)
  }
  expect(await bounce()).toBeUndefined()
  expect(await forms.deliveries()).toMatchObject([{ state: 'delivered', tries: 1 }])

  expect((await report(bounceTo)).status).toBe(200)
  expect((await report(bounceTo)).status).toBe(200)
  expect(await bounce()).toEqual({ address: 'amara@lakeshore.ca', code: '5.1.1' })
  expect(await forms.deliveries()).toMatchObject([
    { state: 'failed', last_code: '5.1.1', tries: 1 }
  ])
  await runDueJobs(panel.world)
  const warnings = panel.emails.filter(({ to }) => to.address === SECOND)
  expect(warnings).toMatchObject([{ subject: 'Emails to amara@lakeshore.ca are bouncing' }])

  // That the next email is accepted shows nothing yet: the first one was accepted too.
  await told()
  expect(await bounce()).toBeDefined()
  panel.advanceClock(25 * HOUR_MS)
  await told()
  expect(await bounce()).toBeUndefined()
})

test('with another address on the website, the former one’s reports count no more', async () => {
  const { bounceTo } = await told()
  await report(bounceTo)
  expect(await bounce()).toBeDefined()
  await showAddress('amara@osei.example')
  expect((await report(bounceTo)).status).toBe(404)
  await told()
  expect(await bounce()).toBeUndefined()
})

test('an answer to a lead that comes back later is the last email to its address', async () => {
  const { panel } = forms.hosting
  const { website_id } = forms.site
  const email = 'jordan@example.org'
  const lead_id = await addLead(panel, website_id, { email })
  const answer = { lead_id, subject: 'Hello', text: 'Gladly.' }
  await panel.call(answerLead, answer, forms.site)
  await runDueJobs(panel.world)
  const { bounceTo = '' } = panel.emails.findLast(({ to }) => to.address === email) ?? {}
  expect(bounceTo).toMatch(/^answer\+/)
  const forged = bounceTo.replace('answer+', 'agent+')
  expect((await report(forged)).status).toBe(404)
  expect((await report(bounceTo, { action: 'delayed', status: '4.0.0' })).status).toBe(200)
  expect((await report(bounceTo)).status).toBe(200)
  expect((await report(bounceTo)).status).toBe(200)

  const events = await panel.world.db
    .selectFrom('lead_events')
    .select('kind')
    .where('lead_id', '=', lead_id)
    .where('kind', '=', 'email_bounced')
    .execute()
  expect(events).toHaveLength(1)
  expect((await panel.call(answerLead, answer, forms.site)).status).toBe(409)
  expect(await bounce()).toBeUndefined()
})
