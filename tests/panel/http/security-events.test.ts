import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgotPassword, logIn } from '#contract/accounts/auth.ts'
import { checkDNS } from '#contract/websites/dns.ts'
import { contactUs } from '#contract/general.ts'
import {
  answerChallenge,
  getOverdue,
  payOverduePayment,
  removePaymentMethod,
  setPrimaryCard
} from '#contract/billing/payment.ts'
import { receipt } from '#contract/billing/receipt.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { resetPassword } from '#contract/accounts/user.ts'
import { type Subscriber, subscribe } from '../../kit/billing.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let owner: Subscriber
let stranger: Subscriber
beforeAll(async () => {
  panel = await startPanel({ settings: { trustedProxies: ['10.0.0.0/8'] } })
  owner = await subscribe(panel)
  stranger = await subscribe(panel)
})
afterAll(() => panel.close())
beforeEach(() => void (panel.logged.length = 0))

type Line = {
  agent_id?: string
  from?: string
  msg: string
  path?: string
  request_id?: string
  security_event?: string
}
const lines = () => panel.logged.map((line) => JSON.parse(line) as Line)
const events = () => lines().filter(({ security_event }) => security_event !== undefined)

const wrongLogin = (ip: string) =>
  panel.call(logIn, { email: owner.email, password: 'a wrong one', recaptcha: 'x' }, { ip })

test('failed and locked logins are logged with a stable hash of the address', async () => {
  for (let tries = 0; tries < 6; tries++) await wrongLogin('192.0.2.1')
  await wrongLogin('192.0.2.2')
  const told = events()
  expect(told.map(({ security_event }) => security_event)).toEqual([
    ...Array<string>(5).fill('login_failed'),
    'login_locked',
    'login_locked'
  ])
  const marks = told.map(({ from }) => from)
  expect(new Set(marks.slice(0, 6)).size).toBe(1)
  expect(marks.at(-1)).not.toBe(marks[0])
  expect(panel.logged.join('')).not.toMatch(/192\.0\.2/)
})

test('reset requests and new passwords are logged with the account', async () => {
  await panel.call(forgotPassword, { email: stranger.email, recaptcha: 'x' })
  const password = 'another password'
  await panel.call(
    resetPassword,
    { password, confirmPassword: password },
    { token: stranger.token }
  )
  expect(events()).toMatchObject([
    { security_event: 'password_reset_asked', msg: 'security' },
    { security_event: 'password_reset', agent_id: stranger.agent_id }
  ])
})

test.each([
  [getOverdue, () => ({ website_id: owner.website_id })],
  [payOverduePayment, () => ({ website_id: owner.website_id })],
  [checkDNS, () => ({ website_id: owner.website_id })],
  [setPrimaryCard, () => ({ upm_id: '00000000-0000-4000-8000-000000000000' })],
  [removePaymentMethod, () => ({ upm_id: '00000000-0000-4000-8000-000000000000' })],
  [receipt, () => ({ transaction_id: 'tx_0000000000000000' })]
])('$path logs another account’s id as a security event', async (call, input) => {
  await panel.call(call, input() as never, { token: stranger.token })
  expect(events()).toMatchObject([
    { security_event: 'foreign_id', agent_id: stranger.agent_id, path: call.path }
  ])
})

test('a rate-limited client is logged', async () => {
  const message = { full_name: 'Ann', email: 'a@b.ca', phone: '-', message: 'a'.repeat(20) }
  const ip = '192.0.2.9'
  for (let tries = 0; tries < 11; tries++) {
    await panel.call(contactUs, { ...message, recaptcha: 'x' }, { ip })
  }
  expect(events()).toMatchObject([{ security_event: 'rate_limited', path: contactUs.path }])
})

test('using the sandbox’s challenge is logged', async () => {
  const answer = { authorised: true, client_secret: 'none' }
  await panel.call(answerChallenge, answer, { token: owner.token })
  expect(events()).toMatchObject([{ security_event: 'test_door_used', agent_id: owner.agent_id }])
})

test('every log line of a call has its request id and its session’s agent', async () => {
  const { db } = panel.world
  await db.schema.alterTable('websites').renameTo('websites_away').execute()
  const { headers } = await panel.request(accessTokenLoginWeb.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` }
  })
  await db.schema.alterTable('websites_away').renameTo('websites').execute()
  const request_id = headers.get('x-request-id')
  expect(lines()).toMatchObject([
    { msg: 'a call failed', request_id, agent_id: owner.agent_id },
    { msg: 'call', request_id, agent_id: owner.agent_id }
  ])
})

test('a trusted proxy’s valid request id is used', async () => {
  const idFor = async (given: string, ip: string) => {
    const init = { headers: { 'x-request-id': given } }
    return (await panel.request('/general/policy', init, ip)).headers.get('x-request-id')
  }
  const given = 'caddy-01HZX5'
  expect(await idFor(given, '10.1.2.3')).toBe(given)
  expect(lines()).toMatchObject([{ request_id: given }])
  expect(await idFor(given, '192.0.2.3')).toMatch(/^[\da-f]{8}-/)
  for (const wrong of [
    'short',
    'x'.repeat(101),
    'ann@lakeshore.ca',
    'with spaces',
    '"}{"a":"bcdefgh'
  ]) {
    expect(await idFor(wrong, '10.1.2.3')).toMatch(/^[\da-f]{8}-/)
  }
})
