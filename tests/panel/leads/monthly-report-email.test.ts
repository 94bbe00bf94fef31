import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveLeadSettings } from '#contract/leads/lead-settings.ts'
import { sendMonthlyReports } from '#panel/actions/leads/send-reports.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { insertLead } from '#panel/records/leads/leads.ts'
import { monthlyReportEmail } from '#messages/emails/monthly-report.ts'
import { enterLead } from '../../kit/enter-lead.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { openBuilder } from '../../kit/site-builder.ts'

let panel: TestPanel
let ann: Awaited<ReturnType<typeof openBuilder>>

/** 8:00 in Halifax on the first. */
const EIGHT = new Date('2026-12-01T12:00:00Z')

beforeAll(async () => {
  panel = await startPanel()
  ann = await openBuilder(panel)
  await ann.publish()
  await panel.world.db.updateTable('websites').set({ billing_state: 'NS' }).execute()
})
afterAll(() => panel.close())
beforeEach(async () => {
  const { db } = panel.world
  await db.deleteFrom('lead_settings').execute()
  await db.deleteFrom('leads').execute()
  await db.updateTable('sites').set({ is_sample: false }).execute()
  await db.updateTable('agents').set({ language: 'en' }).execute()
  await insertLead(db, {
    website_id: ann.website_id,
    kind: 'showing',
    name: 'Ida Roy',
    language: 'en',
    verified: true,
    home: '12 Elm Street',
    source: JSON.stringify({ utm_source: 'facebook' }),
    received_at: new Date('2026-11-25T20:00:00Z'),
    first_answer_at: new Date('2026-11-25T20:24:00Z')
  })
})

/** The reports that are sent at a moment. */
async function sentAt(moment: Date): Promise<{ subject: string; text: string }[]> {
  panel.setClock(moment)
  panel.emails.length = 0
  await sendMonthlyReports(panel.world)
  await runDueJobs(panel.world)
  return panel.emails.filter(({ text }) => text.includes('/dashboard/report?month='))
}

test('an agent receives last month’s report at 8:00 of the first on their clock, once', async () => {
  expect(await sentAt(new Date(+EIGHT - 60_000))).toEqual([])
  const [email, ...others] = await sentAt(EIGHT)
  expect(others).toEqual([])
  expect(email?.subject).toBe('Your website in November 2026')
  for (const text of [
    'Your website brought you one lead in November.',
    'after 24 minutes for half of them; within an hour for 1 of 1',
    'facebook (1)',
    '12 Elm Street (1)',
    '/dashboard/report?month=2026-11'
  ]) {
    expect(email?.text).toContain(text)
  }
  expect(await sentAt(new Date(+EIGHT + 3_600_000))).toEqual([])
})

test('leads that the agent added are named apart from those of the website, and wait for no answer', async () => {
  panel.setClock(new Date('2026-11-20T20:00:00Z'))
  await enterLead(panel, ann, { kind: 'showing' })
  const [email] = await sentAt(EIGHT)
  expect(email?.text).toContain(
    'Your website brought you one lead in November; one more was added by hand.'
  )
  expect(email?.text).toContain('within an hour for 1 of 1')
})

test('a month’s sentence counts what the website brought and what was added', () => {
  const { en, fr } = monthlyReportEmail
  expect(en.leads({ leads: 1200, entered: 0 }, 'May')).toBe(
    'Your website brought you 1,200 leads in May.'
  )
  expect(en.leads({ leads: 2, entered: 2 }, 'May')).toBe(
    'Nobody wrote to you through your website in May; 2 leads were added by hand.'
  )
  expect(en.leads({ leads: 1, entered: 1 }, 'May')).toContain('; one lead was added by hand.')
  expect(fr.leads({ leads: 5, entered: 2 }, 'mai')).toBe(
    'Votre site Web vous a apporté 3 demandes en mai; 2 autres ont été ajoutées à la main.'
  )
  expect(fr.leads({ leads: 1, entered: 1 }, 'mai')).toBe(
    'Personne ne vous a écrit par votre site Web en mai; une demande a été ajoutée à la main.'
  )
})

test('a report that an outage delayed comes within five days, and not after', async () => {
  expect(await sentAt(new Date('2026-12-06T09:00:00Z'))).toEqual([])
  expect(await sentAt(new Date('2026-12-05T20:00:00Z'))).toHaveLength(1)
})

test('two processes send one report', async () => {
  panel.setClock(EIGHT)
  panel.emails.length = 0
  await Promise.all([sendMonthlyReports(panel.world), sendMonthlyReports(panel.world)])
  await runDueJobs(panel.world)
  expect(panel.emails).toHaveLength(1)
})

test('the report is in French for an agent who reads French', async () => {
  await panel.world.db.updateTable('agents').set({ language: 'fr' }).execute()
  const [email] = await sentAt(EIGHT)
  expect(email?.subject).toBe('Votre site Web en novembre 2026')
  expect(email?.text).toContain('Votre site Web vous a apporté une demande en novembre.')
})

test('no report is sent that was turned off, about a sample, or about nothing', async () => {
  const { db } = panel.world
  const off = { monthly_report: false }
  const { body } = await panel.call(saveLeadSettings, off, ann)
  expect(body).toMatchObject({ monthly_report: false, morning_summary: true })
  expect(await sentAt(EIGHT)).toEqual([])

  await panel.call(saveLeadSettings, { monthly_report: true }, ann)
  await db.updateTable('sites').set({ is_sample: true }).execute()
  expect(await sentAt(EIGHT)).toEqual([])

  await db.updateTable('sites').set({ is_sample: false }).execute()
  await db.updateTable('leads').set({ is_test: true }).execute()
  expect(await sentAt(EIGHT)).toEqual([])
})
