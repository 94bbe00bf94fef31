import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, registerUser } from '#contract/accounts/auth.ts'
import { siteData } from '#contract/site-data.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { checkDomainExists } from '#contract/account-setup/setup-draft.ts'
import * as addCard from '#contract/billing/add-card.ts'
import * as auth from '#contract/accounts/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as general from '#contract/general.ts'
import * as site from '#contract/site-data.ts'
import { checkDNS } from '#contract/websites/dns.ts'
import * as newAccount from '#contract/account-setup/new-account.ts'
import * as order from '#contract/account-setup/order.ts'
import * as payment from '#contract/billing/payment.ts'
import * as session from '#contract/accounts/session.ts'
import * as setup from '#contract/account-setup/setup-draft.ts'
import * as verification from '#contract/accounts/verification.ts'
import * as user from '#contract/accounts/user.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { trustedProxies: ['10.0.0.0/8'] } })
})
afterAll(() => panel.close())

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value

/** Billing's own calls come with its screens. */
const LATER = [
  '/payment/paymentMethods',
  '/payment/setPrimaryCard',
  '/payment/transactions',
  '/payment/getOverdue',
  '/payment/payOverduePayment'
]
const endpoints = [
  addCard,
  auth,
  general,
  site,
  newAccount,
  order,
  payment,
  session,
  setup,
  user,
  verification,
  { checkDNS }
]
  .flatMap((contract) => Object.values(contract))
  .filter(isEndpoint)
  .filter(({ path }) => !LATER.includes(path))
const privates = endpoints.filter(({ access }) => access === 'private')

const named = (endpoint: Endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const

test.each(endpoints.map(named))('%s is served', async (_, { method, path }) => {
  const response = await panel.request(path.replace(':blog_id', '1'), { method })
  expect(await response.text()).not.toContain('There is no such call.')
  expect(response.status).not.toBe(405)
})

test.each(privates.map(named))('%s refuses a client without a valid token', async (_, endpoint) => {
  const tokens = [undefined, '', 'mks_stranger', 'a b', `mks_${'x'.repeat(5000)}`, "' or 1=1 --"]
  for (const token of tokens) {
    const answer = await panel.call(endpoint, {}, { token })
    expect(answer).toEqual({
      status: 401,
      body: { api_status: 401, message: 'User is not logged in.' }
    })
  }
})

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  panel.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body
  })

test('invalid input names the first broken rule, and each field’s first one', async () => {
  const form = {
    name: 'A',
    email: 'nowhere',
    password: 'short',
    confirmPassword: 'other',
    phone: '123',
    recaptcha: ''
  }
  const { body, status } = await panel.call(registerUser, form)
  expect(status).toBe(400)
  expect(body).toEqual({
    api_status: 400,
    message: 'Name must be at least 2 characters',
    errors: {
      name: 'Name must be at least 2 characters',
      email: 'Email must be a valid email',
      password: 'Password should be at least 6 chars',
      confirmPassword: 'Passwords must match',
      phone: 'Phone number needs to be exactly 10 digits',
      recaptcha: 'Please complete the reCAPTCHA verification.'
    }
  })
})

test('two different passwords are refused at the second field', async () => {
  const { body } = await panel.call(registerUser, {
    name: 'Ann',
    email: 'ann@harbourquay.ca',
    password: 'one password',
    confirmPassword: 'another password',
    phone: '7095550000',
    recaptcha: 'checked'
  })
  expect(body.errors).toEqual({ confirmPassword: 'Passwords must match' })
})

test('missing and mistyped fields are named by their labels', async () => {
  const answer = await (await post(logIn.path, JSON.stringify({ email: 7 }))).json()
  expect(answer).toMatchObject({
    api_status: 400,
    errors: { email: 'Email is a required field', password: 'Password is a required field' }
  })
  const letter = await (await post(general.contactUs.path, JSON.stringify({ full_name: 7 }))).json()
  expect(letter).toMatchObject({
    api_status: 400,
    message: 'Name is not valid',
    errors: { full_name: 'Name is not valid', email: 'Email is a required field' }
  })
})

test.each([
  ['broken JSON', '{"email":', {}, 400],
  ['JSON that is not an object', '[1]', {}, 400],
  ['null', 'null', {}, 400],
  ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['text', 'hello', { 'content-type': 'text/plain' }, 415],
  ['too much', `{"email":"${'x'.repeat(70_000)}"}`, {}, 413]
])('%s is refused', async (_, body, headers, status) => {
  const response = await post(logIn.path, body, headers)
  expect(response.status).toBe(status)
  const answer = await response.json()
  expect(answer).toMatchObject({ api_status: status, message: expect.any(String) })
  expect(JSON.stringify(answer)).not.toContain('xxxx')
})

test('a body longer than its declared length is cut off', async () => {
  const endless = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('x'.repeat(10_000)))
    }
  })
  const response = await panel.request(logIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half'
  } as RequestInit)
  expect(response.status).toBe(413)
})

test('unknown paths and wrong methods get a JSON answer', async () => {
  const lost = await panel.request('/no/such')
  expect(lost.status).toBe(404)
  expect(await lost.json()).toMatchObject({ api_status: 404 })
  const wrong = await panel.request(siteData.path, { method: 'DELETE' })
  expect(wrong.status).toBe(405)
  expect(wrong.headers.get('allow')).toBe('GET')
  expect(await wrong.json()).toMatchObject({ api_status: 405 })
})

test('responses are not cached, sniffed or framed', async () => {
  const { headers } = await post(logIn.path, '{}')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('an internal error reveals nothing and is logged once', async () => {
  const { token } = await panel.registerAgent()
  const { db } = panel.world
  await db.schema.alterTable('websites').renameTo('websites_away').execute()
  panel.logged.length = 0
  const answer = await panel.call(accessTokenLoginWeb, {}, { token })
  await db.schema.alterTable('websites_away').renameTo('websites').execute()
  expect(answer).toEqual({
    status: 500,
    body: { api_status: 500, message: 'Something went wrong.' }
  })
  expect(panel.logged.filter((line) => line.includes('a call failed'))).toHaveLength(1)
})

test('the log has no personal data, for successes and failures', async () => {
  panel.logged.length = 0
  const [name, email, password] = ['Zebedee Quill', 'quill@lakeshore.ca', 'a good password']
  const newcomer = { name, email, password, confirmPassword: password, phone: '4165550134' }
  const { body } = await panel.call(registerUser, { ...newcomer, recaptcha: 'checked' })
  const token: string = body.access_token
  await panel.call(logIn, { email, password: 'a wrong password', recaptcha: 'checked' })
  await panel.call(checkDomainExists, { base_url: 'zebedee-quill.ca' }, { token })
  await panel.request(`/auth/verifyUserToken?code=${token}`)
  await panel.request('/user/Zebedee')
  const log = panel.logged.join('')
  expect(log).toContain('"path":"/auth/registerUser"')
  for (const secret of [email, password, token, 'Zebedee', 'zebedee-quill', 'a wrong password']) {
    expect(log).not.toContain(secret)
  }
})

test('only a trusted proxy may set the client address', async () => {
  const tryFrom = (ip: string, forwarded: string) =>
    panel.call(
      logIn,
      { email: `${forwarded}@x.ca`.replaceAll(/[, ]/g, '-'), password: 'whatever', recaptcha: 'x' },
      { ip, headers: { 'x-forwarded-for': forwarded } }
    )
  const failing = async (ip: string, forwardedOf: (index: number) => string) => {
    const statuses: number[] = []
    for (let index = 0; index < 22; index++) {
      statuses.push((await tryFrom(ip, forwardedOf(index))).status)
    }
    return statuses
  }
  // An untrusted X-Forwarded-For is ignored: the limit applies to the client's own address.
  expect((await failing('192.0.2.1', (index) => `192.0.2.${100 + index}`)).at(-1)).toBe(429)
  // A trusted proxy's counts, but only the address that it added itself.
  expect(await failing('10.0.0.1', (index) => `1.1.1.1, 192.0.3.${index}`)).not.toContain(429)
  expect((await failing('10.0.0.1', (index) => `1.1.1.${index}, 192.0.4.1`)).at(-1)).toBe(429)
})
