import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgotPassword, logIn } from '#contract/accounts/auth.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { checkDomainExists } from '#contract/account-setup/setup-draft.ts'
import { resetPassword } from '#contract/accounts/user.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { formatZonedTime } from '#rules/time/time-zone.ts'
import { codeTo, emailTo } from '../../kit/emailed.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

/** Uses another client address each time, to stay below the rate limits. */
let addresses = 0
const elsewhere = () => `192.0.2.${++addresses % 250}`
const enter = (email: string, password: string) =>
  panel.call(logIn, { email, password, recaptcha: 'checked' }, { ip: elsewhere() })

const changes = (address: string) =>
  panel.emails.filter(
    ({ subject, to }) => to.address === address && subject === 'Your Maplekey password was changed'
  )

test('a reset code logs in once, only to set a new password, which ends every other session', async () => {
  const form = await panel.registerAgent()
  const asked = await panel.call(forgotPassword, { email: form.email, recaptcha: 'checked' })
  const unknown = await panel.call(
    forgotPassword,
    { email: 'nobody@harbourquay.ca', recaptcha: 'checked' },
    { ip: elsewhere() }
  )
  expect(asked.body.message).toBe(
    'Password reset link sent to your email address. Please check to continue.'
  )
  expect(unknown).toEqual(asked)

  const code = await codeTo(panel, form.email)
  expect((await enter(form.email, form.password)).body.isReset).toBe(false)
  const login = await enter(form.email, code)
  expect(login.body).toMatchObject({ isReset: true, message: 'Please reset password.' })
  expect((await enter(form.email, code)).status).toBe(401)

  const token: string = login.body.access_token
  const inReset = await panel.call(accessTokenLoginWeb, {}, { token })
  expect(inReset).toMatchObject({ status: 200, body: { isReset: true } })
  const elsewise = await panel.call(checkDomainExists, { base_url: 'erin.ca' }, { token })
  expect(elsewise).toMatchObject({ status: 403, body: { message: 'Please reset password.' } })

  const password = 'beyond the harbour'
  const reset = await panel.call(resetPassword, { password, confirmPassword: password }, { token })
  expect(reset.body).toEqual({ api_status: 0, message: 'Password reset successfully.' })
  expect((await panel.call(checkDomainExists, { base_url: 'erin.ca' }, { token })).status).toBe(200)
  const free = await panel.call(accessTokenLoginWeb, {}, { token })
  expect(free.body).not.toHaveProperty('isReset')
  const old = await panel.call(accessTokenLoginWeb, {}, { token: form.token })
  expect(old.status).toBe(401)
  expect((await enter(form.email, form.password)).status).toBe(401)
  expect((await enter(form.email, password)).status).toBe(200)
  await runDueJobs(panel.world)
  expect(changes(form.email)).toHaveLength(1)
})

test('each new password is emailed to the agent once, however often the call is repeated', async () => {
  const { email, token } = await panel.registerAgent()
  const change = async (password: string) => {
    const { status } = await panel.call(
      resetPassword,
      { password, confirmPassword: password },
      { token }
    )
    expect(status).toBe(200)
  }
  await Promise.all([change('beyond the harbour'), change('beyond the harbour')])
  await change('beyond the harbour')
  await runDueJobs(panel.world)
  expect(changes(email)).toHaveLength(1)
  const [told] = changes(email)
  expect(told?.text).toContain(formatZonedTime(panel.world.clock(), undefined))
  expect(told?.text).toMatch(/If it wasn’t you.+\n\n.+\n\S+\/auth\/forgotPassword\n/)
  expect(told?.text).not.toContain('harbour')

  await change('another harbour')
  await runDueJobs(panel.world)
  expect(changes(email)).toHaveLength(2)
})

test('the reset email’s link carries the template and plan that the visitor chose, and nothing else they sent', async () => {
  const { email } = await panel.registerAgent()
  const linkFor = async (choice: object) => {
    const input = { email, recaptcha: 'checked', choice }
    const { status } = await panel.call(forgotPassword, input, { ip: elsewhere() })
    expect(status).toBe(200)
    return new URL(/https:\S+login\S+/.exec((await emailTo(panel, email)).text)?.[0] ?? '')
  }
  const chosen = await linkFor({ template: 2, plan: 3, duration: 12, other: 9 })
  expect([chosen.pathname, chosen.search]).toEqual([
    '/auth/login',
    '?template=2&plan=3&duration=12'
  ])
  expect((await linkFor({})).search).toBe('')
  const words = { email, recaptcha: 'checked', choice: { plan: '1#email=mallory' } }
  expect((await panel.call(forgotPassword, words as never, { ip: elsewhere() })).status).toBe(400)
})

test('a reset code expires after thirty minutes and works for its agent only', async () => {
  const form = await panel.registerAgent()
  const other = await panel.registerAgent()
  const ask = () =>
    panel.call(forgotPassword, { email: form.email, recaptcha: 'checked' }, { ip: elsewhere() })
  const life = 30 * 60_000
  await ask()
  const code = await codeTo(panel, form.email)
  expect((await enter(other.email, code)).status).toBe(401)
  panel.advanceClock(life - 1)
  expect((await enter(form.email, code)).status).toBe(200)
  await ask()
  const late = await codeTo(panel, form.email)
  panel.advanceClock(life)
  expect((await enter(form.email, late)).status).toBe(401)
})

test('a reset request leaves the same rows for known and unknown addresses, and stores neither', async () => {
  const form = await panel.registerAgent()
  await runDueJobs(panel.world)
  const jobs = () =>
    panel.world.db
      .selectFrom('jobs')
      .select(['kind', 'state', 'payload'])
      .orderBy('job_id')
      .execute()
  const before = (await jobs()).length
  for (const email of [form.email, 'nobody@harbourquay.ca']) {
    await panel.call(forgotPassword, { email, recaptcha: 'checked' }, { ip: elsewhere() })
  }
  const kind = 'mail-reset-code'
  expect((await jobs()).slice(before)).toEqual([
    { kind, state: 'ready', payload: { email: form.email } },
    { kind, state: 'ready', payload: { email: 'nobody@harbourquay.ca' } }
  ])
  await runDueJobs(panel.world)
  expect((await jobs()).slice(before)).toEqual([
    { kind, state: 'done', payload: {} },
    { kind, state: 'done', payload: {} },
    { kind: 'send-mail', state: 'done', payload: {} }
  ])
})
