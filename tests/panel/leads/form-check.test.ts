import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { siteFigures } from '#contract/site-figures.ts'
import { confirmTestLead, goLive, sendTestLead } from '#contract/websites/go-live.ts'
import { queueNightlyChecks } from '#panel/actions/leads/check-form.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { startLeadForms, WRITTEN } from '../../kit/lead-forms.ts'

const DAY_MS = 24 * 60 * 60_000

let forms: Awaited<ReturnType<typeof startLeadForms>>
beforeAll(async () => {
  forms = await startLeadForms()
})
afterAll(() => forms.hosting.close())
beforeEach(async () => {
  await forms.clear()
  await forms.hosting.panel.world.db.deleteFrom('form_checks').execute()
})

const { stringify } = JSON
const standing = async () => (await forms.hosting.panel.call(goLive, {}, forms.site)).body

/** Presses the button, and answers the code in the email's link. */
async function sendTest(): Promise<string> {
  const { panel } = forms.hosting
  panel.emails.length = 0
  expect((await panel.call(sendTestLead, {}, forms.site)).body.api_status).toBe(0)
  await runDueJobs(panel.world)
  const [, code = ''] = /#lead=(\S+)/.exec(panel.emails[0]?.text ?? '') ?? []
  return decodeURIComponent(code)
}

/** Lets the next night pass, with the retries of what failed. */
async function passNight(): Promise<void> {
  const { panel } = forms.hosting
  await queueNightlyChecks(panel.world)
  await queueNightlyChecks(panel.world)
  for (let hour = 0; hour < 24; hour++) {
    panel.advanceClock(DAY_MS / 24)
    await runDueJobs(panel.world)
  }
}

test('a test lead is sent by the real form and goes to the agent’s own address, and its link works more than once', async () => {
  const { panel } = forms.hosting
  const code = await sendTest()
  expect(await forms.stored()).toMatchObject([
    { is_test: true, kind: 'contact', name: 'Jordan Example', verified: true, page: '/' }
  ])
  expect(await forms.deliveries()).toMatchObject([{ channel: 'email', state: 'delivered' }])
  expect(panel.emails).toMatchObject([{ subject: 'Test: Message from Jordan Example' }])
  expect(panel.emails[0]?.html).not.toContain('lead_information_version')

  const received = await panel.call(confirmTestLead, { code }, forms.site)
  expect(received.body).toMatchObject({
    message: 'Your leads reach you.',
    test_lead_received_at: panel.now().toISOString()
  })
  const again = await panel.call(confirmTestLead, { code }, forms.site)
  expect(again.body, 'pressed again').toEqual(received.body)
})

test('only the newest test lead’s link counts, and only for its own agent', async () => {
  const { panel } = forms.hosting
  const first = await sendTest()
  const code = await sendTest()
  expect((await panel.call(confirmTestLead, { code: first }, forms.site)).status).toBe(400)
  const stranger = await panel.registerAgent()
  expect((await panel.call(confirmTestLead, { code }, stranger)).status).toBe(400)
  expect((await panel.call(confirmTestLead, { code }, forms.site)).status).toBe(200)
})

test('another test replaces the one before it, and no figure counts either', async () => {
  const { panel } = forms.hosting
  const figures = stringify((await panel.call(siteFigures, {})).body)
  await sendTest()
  await sendTest()
  expect(await forms.stored()).toHaveLength(1)
  expect(stringify((await panel.call(siteFigures, {})).body)).toBe(figures)
})

test('the agent is told at which step their test failed, until one passes', async () => {
  const { panel } = forms.hosting
  const { visit } = panel.world.reach
  panel.world.reach.visit = async (host, request) =>
    request.form ? { problem: 'no-answer' } : visit(host, request)
  await sendTest()
  expect(await standing()).toMatchObject({ test_lead_problem: 'send' })
  panel.world.reach.visit = async () => ({ problem: 'no-answer' })
  await sendTest()
  expect(await standing()).toMatchObject({ test_lead_problem: 'page' })
  panel.world.reach.visit = visit
  await sendTest()
  expect(await standing()).not.toHaveProperty('test_lead_problem')
})

test('nobody can pass a lead off as a test', async () => {
  const form_token = await forms.ready()
  await forms.post({ ...WRITTEN, form_token, test: 'agent.forged' })
  expect(await forms.stored()).toMatchObject([{ is_test: false }])
})

test('every night each live form is tested once, which nobody notices while it works', async () => {
  const { panel } = forms.hosting
  await passNight()
  const checks = await panel.world.db.selectFrom('form_checks').selectAll().execute()
  expect(checks).toMatchObject([{ checked_by: 'watchdog', state: 'passed', step: '' }])
  expect(await forms.stored()).toEqual([])
  expect(panel.emails.filter(({ subject }) => subject.includes('form'))).toEqual([])
})

test('a broken form is told once in the morning, with the step that broke, and logged', async () => {
  const { panel } = forms.hosting
  const { visit } = panel.world.reach
  let visits = 0
  panel.world.reach.visit = async (host, request) => {
    visits++
    return request.path === '/_site/form' ? { problem: 'no-answer' } : visit(host, request)
  }
  await passNight()
  panel.world.reach.visit = visit
  expect(visits).toBe(6)
  const told = panel.emails.filter(({ subject }) => subject.includes('didn’t work last night'))
  expect(told).toMatchObject([{ text: expect.stringContaining('couldn’t be prepared') }])
  expect(panel.logged.join()).toContain('a website’s form doesn’t work')
})
