import { expect, test, vi } from 'vitest'
import { forgotPassword, logIn } from '#contract/accounts/auth.ts'
import { verifyUserToken } from '#contract/accounts/verification.ts'
import { blogPost, blogList } from '#contract/general.ts'
import { siteData } from '#contract/site-data.ts'
import { createIntent, paymentMethods, removePaymentMethod } from '#contract/billing/payment.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { startPanel } from '../kit/panel.ts'
import { connect, connectTo, disconnect, freshVisitor, json } from '../kit/visitor.ts'

freshVisitor()

const call = async (...args: Parameters<typeof import('#gateways/panel.ts').call>) =>
  (await import('#gateways/panel.ts')).call(...args)

/** Answers like the panel and writes down what was asked. */
function listen(answer: () => Promise<Response> | Response) {
  const heard: { path: string; init: RequestInit }[] = []
  connect((path, init) => {
    heard.push({ path, init })
    return answer()
  })
  return heard
}

const credentials = { email: 'a@b.ca', password: 'secret', recaptcha: 'off' }

test('the real panel’s answer becomes the contract’s value', async () => {
  connectTo(await startPanel())
  const outcome = await call(siteData, {})
  expect(outcome).toMatchObject({ ok: true, value: { api_status: 0, plans: expect.any(Array) } })
})

test('the real panel’s refusal becomes an outcome with its message', async () => {
  connectTo(await startPanel())
  expect(await call(verifyUserToken, { code: 'nothing' })).toMatchObject({
    ok: false,
    reason: 'refused',
    message: expect.stringMatching(/\w/)
  })
})

test.each([200, 422, 503])('a refusal at status %i is recognised', async (status) => {
  listen(() =>
    json({ api_status: 422, message: 'Your card was declined.', errors: { a: 'b' } }, status)
  )
  expect(await call(logIn, credentials)).toEqual({
    ok: false,
    reason: 'refused',
    api_status: 422,
    message: 'Your card was declined.',
    errors: { a: 'b' }
  })
})

test.each([true, '1', 'error'])('a truthy api_status of %j is a refusal', async (api_status) => {
  listen(() => json({ api_status, message: 'No.' }))
  expect(await call(verifyUserToken, { code: 'x' })).toMatchObject({
    ok: false,
    reason: 'refused',
    message: 'No.'
  })
})

test.each([0, false, null, '', undefined])(
  'a falsy api_status of %j is not a refusal',
  async (status) => {
    listen(() => json({ api_status: status }))
    expect(await call(verifyUserToken, { code: 'x' })).toMatchObject({
      ok: true,
      value: { api_status: 0 }
    })
  }
)

test.each([
  ['another shape', () => json({ api_status: 0 })],
  ['a proxy’s page', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ['nothing at all', () => new Response(null, { status: 204 })],
  ['a list instead of an object', () => json([])]
])('%s is malformed, not a crash', async (_, answer) => {
  listen(answer)
  expect(await call(logIn, credentials)).toMatchObject({
    ok: false,
    reason: 'malformed',
    message: undefined
  })
})

test('a network error is its own outcome, and a write is not retried', async () => {
  let tries = 0
  connect(() => {
    tries++
    throw new TypeError('Failed to fetch')
  })
  expect(await call(logIn, credentials)).toEqual({
    ok: false,
    reason: 'network',
    message: undefined,
    api_status: 0
  })
  expect(tries).toBe(1)
})

test('a read is retried when the network fails', async () => {
  vi.useFakeTimers()
  let tries = 0
  connect(() => {
    tries++
    if (tries < 3) throw new TypeError('Failed to fetch')
    return json({ api_status: 0 })
  })
  const asked = call(verifyUserToken, { code: 'c' })
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  expect(await asked).toMatchObject({ ok: true })
  expect(tries).toBe(3)
})

test('a call to a silent panel times out after ten seconds', async () => {
  vi.useFakeTimers()
  connect(() => new Promise<Response>(() => {}))
  let outcome: unknown
  void call(logIn, credentials).then((came) => (outcome = came))
  await vi.advanceTimersByTimeAsync(9_900)
  expect(outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  expect(outcome).toMatchObject({ ok: false, reason: 'network' })
})

test('only private calls carry the token', async () => {
  localStorage.setItem('access_token', 'secret-token')
  const heard = listen(() => json({ api_status: 0 }))
  await call(logIn, credentials)
  await call(siteData, {})
  await call(createIntent, {})
  const tokens = heard.map(({ init }) => new Headers(init.headers).get('authorization'))
  expect(tokens).toEqual([null, null, 'Bearer secret-token'])
})

test('a POST carries its input as JSON', async () => {
  const heard = listen(() => json({ api_status: 0 }))
  await call(logIn, credentials)
  const [{ path, init }] = heard as [(typeof heard)[0]]
  expect([init.method, path]).toEqual(['POST', '/api/auth'])
  expect(JSON.parse(String(init.body))).toEqual(credentials)
  const headers = new Headers(init.headers)
  expect(headers.get('idempotency-key')).toBeNull()
  expect(headers.get('content-type')).toMatch('application/json')
})

const LOST = () => Promise.reject(new TypeError('network'))
const refusal = (status: number) => () => json({ api_status: status, message: 'No.' }, status)

test.each([
  ['a lost answer', LOST],
  ['an answer that somebody else gave', () => new Response('<html>')],
  ['what is still under way', refusal(202)],
  ['too many tries', refusal(429)],
  ['a fault', refusal(500)],
  ['a panel that is busy', refusal(503)]
])('after %s, a retried write keeps its idempotency key', async (_, answer) => {
  const keys = await keysOf(answer, forgotten('ann@maplekey.test'), forgotten('ann@maplekey.test'))
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

test.each([
  ['it is done', () => json({ api_status: 0 })],
  ['it is refused for good', refusal(422)],
  ['it is refused as wrong', refusal(400)]
])('once %s, the same call gets a new key', async (_, answer) => {
  const keys = await keysOf(answer, forgotten('ann@maplekey.test'), forgotten('ann@maplekey.test'))
  expect(keys[1]).not.toBe(keys[0])
})

test('a new human check keeps the key, different content changes it', async () => {
  const keys = await keysOf(
    LOST,
    forgotten('ann@maplekey.test', 'first token'),
    forgotten('ann@maplekey.test', 'second token'),
    forgotten('bo@maplekey.test', 'second token')
  )
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

const forgotten = (email: string, recaptcha = 'token') => ({ email, recaptcha })

/** The keys that these calls are made under, each answered alike. */
async function keysOf(
  answer: () => Promise<Response> | Response,
  ...inputs: { email: string; recaptcha: string }[]
) {
  sessionStorage.clear()
  const heard = listen(answer)
  for (const input of inputs) await call(forgotPassword, input)
  return heard.map(({ init }) => new Headers(init.headers).get('idempotency-key'))
}

test('names fill the path, the rest is the query, for DELETE too', async () => {
  const heard = listen(() => json({ api_status: 0 }))
  await call(blogPost, { blog_id: 'a/b c' })
  await call(blogList, { limit: 10, offset: 20 })
  await call(removePaymentMethod, { upm_id: 'upm_1' })
  expect(heard.map(({ path, init }) => `${init.method} ${path}`)).toEqual([
    'GET /api/general/blog/a%2Fb%20c',
    'GET /api/general/blog?limit=10&offset=20',
    'DELETE /api/payment/paymentMethods?upm_id=upm_1'
  ])
})

test('a list is a valid answer, and one bad row makes it malformed', async () => {
  const row = { upm_id: 'u', card_brand: 'Visa', card_last4: '4242', isPrimary: true }
  listen(() => json([row]))
  expect(await call(paymentMethods, {})).toEqual({ ok: true, value: [row] })
  listen(() => json([{ ...row, isPrimary: 'yes' }]))
  expect(await call(paymentMethods, {})).toMatchObject({ ok: false, reason: 'malformed' })
})

test('an account that is still being created is a refusal with status 202', async () => {
  listen(() => json({ api_status: 202, message: 'Your account creation is in process.' }, 202))
  const outcome = await call(chargeAndWebsite, {})
  expect(outcome).toMatchObject({ ok: false, api_status: 202 })
})

test('a network error throws nothing', async () => {
  vi.useFakeTimers()
  disconnect()
  const asked = call(siteData, {})
  await vi.advanceTimersByTimeAsync(15_000)
  vi.useRealTimers()
  expect(await asked).toMatchObject({ ok: false, reason: 'network' })
})
