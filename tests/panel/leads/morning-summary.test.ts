import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveLeadSettings } from '#contract/leads/lead-settings.ts'
import { addTask, recordConsent } from '#contract/leads/person-changes.ts'
import { emailHash } from '#panel/actions/leads/email-hash.ts'
import { sendSummaries } from '#panel/actions/leads/send-summaries.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { suppress } from '#panel/records/leads/suppressions.ts'
import { enterLead } from '../../kit/enter-lead.ts'
import { openLeads } from '../../kit/leads.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let ann: Awaited<ReturnType<typeof openLeads>>
beforeEach(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  ann = await openLeads(panel)
  await runDueJobs(panel.world)
  panel.emails.length = 0
})
afterEach(() => panel.close())

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Moves the clock on, as the worker meets it, and answers the summaries with when they were sent. */
async function pass(until: Date, stepMs = 30 * MINUTE_MS) {
  const sent: { at: string; subject: string; text: string }[] = []
  while (panel.now() < until) {
    panel.advanceClock(stepMs)
    await sendSummaries(panel.world)
    await runDueJobs(panel.world)
    const mornings = panel.emails.splice(0).filter(({ subject }) => subject.startsWith('Today:'))
    sent.push(
      ...mornings.map(({ subject, text }) => ({ at: panel.now().toISOString(), subject, text }))
    )
  }
  return sent
}

const later = (days: number) => new Date(panel.now().getTime() + days * DAY_MS)
const inProvince = (billing_state: string) =>
  panel.world.db
    .updateTable('websites')
    .set({ billing_state })
    .where('website_id', '=', ann.website_id)
    .execute()
const followUp = (lead_id: string, follow_up_on: string) =>
  panel.world.db.updateTable('leads').set({ follow_up_on }).where('lead_id', '=', lead_id).execute()

test.each([
  ['ON', ['2026-11-22T12:00:00.000Z', '2026-11-23T12:00:00.000Z']],
  ['MB', ['2026-11-22T13:00:00.000Z', '2026-11-23T13:00:00.000Z']],
  ['NL', ['2026-11-22T10:30:00.000Z', '2026-11-23T10:30:00.000Z']]
])('in %s one summary a day is sent, at seven in the morning', async (province, at) => {
  await inProvince(province)
  await followUp(await ann.lead(), '2026-11-20')
  panel.setClock(new Date('2026-11-21T20:00:00.000Z'))
  const sent = await pass(new Date('2026-11-23T19:00:00.000Z'))
  expect(sent.map((summary) => summary.at)).toEqual(at)
})

test('the day that the clock changes has one summary too', async () => {
  await inProvince('ON')
  await followUp(await ann.lead(), '2026-11-20')
  panel.setClock(new Date('2027-03-13T20:00:00.000Z'))
  const sent = await pass(new Date('2027-03-15T20:00:00.000Z'))
  expect(sent.map(({ at }) => at)).toEqual(['2027-03-14T11:00:00.000Z', '2027-03-15T11:00:00.000Z'])
})

test('several processes send one summary', async () => {
  await inProvince('ON')
  await followUp(await ann.lead(), '2026-11-20')
  panel.setClock(new Date('2026-11-23T12:30:00.000Z'))
  await Promise.all(Array.from({ length: 5 }, () => sendSummaries(panel.world)))
  await runDueJobs(panel.world)
  expect(panel.emails.filter(({ subject }) => subject.startsWith('Today:'))).toHaveLength(1)
})

test('it says what is new, due and unverified, and nothing twice', async () => {
  await inProvince('ON')
  panel.setClock(new Date('2026-11-22T18:00:00.000Z'))
  const lead_id = await ann.lead({ name: 'Jordan Lee' })
  const spam = await ann.lead({ name: 'Cheap links', email: 'spam@links.test' })
  const { db } = panel.world
  await db.updateTable('leads').set({ verified: false }).where('lead_id', '=', spam).execute()
  await panel.call(addTask, { lead_id, title: 'Send the plan', due_on: '2026-11-24' }, ann)
  await panel.call(addTask, { lead_id, title: 'Much later', due_on: '2027-01-24' }, ann)

  const [first, second, ...others] = await pass(later(3))
  expect(first?.subject).toBe('Today: 1 new, 1 unverified')
  expect(first?.text).toContain('• Jordan Lee · message')
  expect(first?.text).toContain('• Cheap links')
  expect(second?.subject).toBe('Today: 1 task')
  expect(second?.text).toContain('• Send the plan · Jordan Lee')
  expect(others.map(({ text }) => text)).toEqual([
    expect.stringContaining('• Send the plan · Jordan Lee (since November 24)')
  ])
})

test('a lead that the agent added is not new to them, whatever it is about', async () => {
  await inProvince('ON')
  panel.setClock(new Date('2026-11-22T18:00:00.000Z'))
  await enterLead(panel, ann, { kind: 'showing' })
  expect(await pass(later(1))).toEqual([])
})

test('the ask for a yes is told once, thirty days before the consent ends, and never about a person who unsubscribed', async () => {
  await inProvince('ON')
  const { db } = panel.world
  const { website_id } = ann
  const at = new Date('2026-06-22T18:00:00.000Z')
  const email_hash = await emailHash(db, 'left@visitor.test')
  await suppress(db, { website_id, email_hash, reason: 'unsubscribed', at })
  panel.setClock(new Date('2026-06-23T18:00:00.000Z'))
  await ann.lead({ name: 'Left', email: 'left@visitor.test' })
  const asked = await ann.lead({ name: 'Wei Chen', email: 'wei@visitor.test' })
  const agreed = await ann.lead({ name: 'Yes Already', email: 'yes@visitor.test' })
  await panel.call(recordConsent, { lead_id: agreed, given_on: '2026-06-22', how: 'Paper' }, ann)
  panel.setClock(new Date('2026-11-20T18:00:00.000Z'))
  const sent = await pass(later(6))
  expect(asked).toBeTruthy()
  expect(sent.map(({ subject }) => subject)).toEqual(['Today: 1 consent ends'])
  expect(sent[0]?.at).toBe('2026-11-24T12:00:00.000Z')
  expect(sent[0]?.text).toContain('• Wei Chen, until December 23')
})

test('there is none with nothing to say, when it is turned off, or for ended leads', async () => {
  await inProvince('ON')
  const lead_id = await ann.lead()
  panel.setClock(new Date('2026-11-30T18:00:00.000Z'))
  expect(await pass(later(1))).toEqual([])
  await followUp(lead_id, '2026-12-01')
  expect(await pass(later(1))).toHaveLength(1)
  await panel.call(saveLeadSettings, { morning_summary: false }, ann)
  expect(await pass(later(1))).toEqual([])
  await panel.call(saveLeadSettings, { morning_summary: true }, ann)
  await panel.world.db.updateTable('leads').set({ stage: 'lost' }).execute()
  expect(await pass(later(1))).toEqual([])
})

test('it is in the language of the agent’s account', async () => {
  await inProvince('QC')
  const { db } = panel.world
  await db.updateTable('agents').set({ language: 'fr' }).execute()
  await followUp(await ann.lead(), '2026-11-01')
  panel.setClock(new Date('2026-11-30T12:30:00.000Z'))
  await sendSummaries(panel.world)
  await runDueJobs(panel.world)
  const [summary] = panel.emails.filter(({ subject }) => subject.startsWith('Aujourd’hui'))
  expect(summary?.subject).toBe('Aujourd’hui\u00A0: 1 suivi')
  expect(summary?.text).toContain('(depuis le 1er novembre)')
})
