import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { solveChallenge as solveInBrowser } from 'altcha/lib'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { forgotPassword, logIn, registerUser } from '#contract/accounts/auth.ts'
import { contactUs, humanChallenge, type HumanForm } from '#contract/general.ts'
import { recaptchaVerifier } from '#panel/services/human-check/recaptcha.ts'
import { openLog } from '#panel/services/telemetry/logger.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
afterAll(() => panel.close())

const withAltcha = async () => {
  panel = await startPanel({ settings: { humanCheck: { kind: 'altcha' } } })
}

/** The browser's library and the server's: challenges work with both. */
async function tokenFor(form: HumanForm, solve: typeof solveChallenge = solveChallenge) {
  const { body: challenge } = await panel.call(humanChallenge, { form })
  const solution = await solve({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

let people = 0
const register = (recaptcha: string) =>
  panel.call(registerUser, {
    name: 'Mei Chen',
    email: `mei${++people}@pacificrow.ca`,
    password: 'row row row',
    confirmPassword: 'row row row',
    phone: '6045550134',
    recaptcha
  })

test.each([
  ['the browser’s solver', solveInBrowser as typeof solveChallenge],
  ['the server’s solver', solveChallenge]
])('a challenge solved by %s is accepted once', async (_, solve) => {
  await withAltcha()
  const token = await tokenFor('register', solve)
  expect((await register(token)).status).toBe(200)
  const again = await register(token)
  expect(again).toMatchObject({
    status: 400,
    body: { message: 'reCAPTCHA expired. Please try again.' }
  })
})

test('of twenty concurrent uses of one token, one succeeds', async () => {
  await withAltcha()
  const token = await tokenFor('contact')
  const message = {
    full_name: 'Mei Chen',
    email: 'mei@pacificrow.ca',
    phone: '6045550134',
    message: 'Is a Chinese version possible?',
    recaptcha: token
  }
  const uses = await Promise.all(
    Array.from({ length: 20 }, (_, use) => panel.call(contactUs, message, { ip: `192.0.2.${use}` }))
  )
  expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a token is valid for its own form and for five minutes', async () => {
  await withAltcha()
  const refused = { status: 400, body: { message: 'reCAPTCHA error. Please refresh the page.' } }
  expect(await register(await tokenFor('login'))).toMatchObject(refused)

  const inTime = await tokenFor('register')
  panel.advanceClock(5 * 60_000 - 1)
  expect((await register(inTime)).status).toBe(200)
  const late = await tokenFor('register')
  panel.advanceClock(5 * 60_000)
  expect(await register(late)).toMatchObject({
    status: 400,
    body: { message: 'reCAPTCHA expired. Please try again.' }
  })
})

test('a forged or modified token is refused', async () => {
  await withAltcha()
  const whole = JSON.parse(atob(await tokenFor('login')))
  const { challenge, solution } = whole
  const data = { ...challenge.parameters.data, form: 'register' }
  const forged = [
    { challenge: { ...challenge, parameters: { ...challenge.parameters, data } }, solution },
    { challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } },
    { challenge: { parameters: {} }, solution: {} },
    { challenge: null },
    'text',
    null
  ].map((payload) => btoa(JSON.stringify(payload)))
  for (const token of [...forged, 'no base64!', '%%%', 'x'.repeat(8000)]) {
    expect((await register(token)).status).toBe(400)
  }
})

test('a login without a solved challenge is refused before its password is checked', async () => {
  await withAltcha()
  const { status } = await panel.call(logIn, {
    email: 'mei@pacificrow.ca',
    password: 'row row row',
    recaptcha: 'made up'
  })
  expect(status).toBe(400)
})

const mei = { email: 'mei@pacificrow.ca', phone: '6045550134', full_name: 'Mei Chen' }
const passwords = { password: 'row row row', confirmPassword: 'row row row' }
const write = (message: string) => (recaptcha: string) =>
  panel.call(contactUs, { ...mei, message, recaptcha })

test.each<[HumanForm, (recaptcha: string) => Promise<{ status: number }>]>([
  ['contact', write('Is a Chinese version possible?')],
  ['plans', write('Plans and pricing contact form')],
  ['callback', write('Footer callback form')],
  [
    'register',
    (recaptcha) => panel.call(registerUser, { ...mei, ...passwords, name: 'Mei Chen', recaptcha })
  ],
  ['login', (recaptcha) => panel.call(logIn, { ...mei, ...passwords, recaptcha })],
  ['forgotPassword', (recaptcha) => panel.call(forgotPassword, { ...mei, recaptcha })]
])('the form %s requires its human check', async (form, send) => {
  await withAltcha()
  expect((await send('made up')).status).toBe(400)
  expect((await send(await tokenFor(form))).status).toBe(form === 'login' ? 401 : 200)
})

test('a panel without proof of work issues no challenge', async () => {
  panel = await startPanel()
  expect((await panel.call(humanChallenge, { form: 'login' })).status).toBe(404)
})

/** A stand-in for Google's documented API. */
async function fakeGoogle(
  answer: string,
  status = 200
): Promise<{ apiBase: string; asked: URLSearchParams[] }> {
  const asked: URLSearchParams[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk))
    request.on('end', () => {
      asked.push(new URLSearchParams(body))
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const good = { success: true, score: 0.9, action: 'register', hostname: 'maplekey.test' }

test.each<[string, object | string, object]>([
  ['a person', good, { ok: true }],
  ['a low score', { ...good, score: 0.4 }, { ok: false, why: 'invalid' }],
  ['another form', { ...good, action: 'login' }, { ok: false, why: 'invalid' }],
  ['another site', { ...good, hostname: 'evil.test' }, { ok: false, why: 'invalid' }],
  [
    'a key of version 2',
    { success: true, hostname: 'maplekey.test' },
    { ok: false, why: 'misconfigured' }
  ],
  [
    'a used token',
    { success: false, 'error-codes': ['timeout-or-duplicate'] },
    { ok: false, why: 'expired' }
  ],
  [
    'a made-up token',
    { success: false, 'error-codes': ['invalid-input-response'] },
    { ok: false, why: 'invalid' }
  ],
  [
    'a wrong secret',
    { success: false, 'error-codes': ['invalid-input-secret'] },
    { ok: false, why: 'misconfigured' }
  ],
  ['a page for people', '<!doctype html>', { ok: false, why: 'unavailable' }],
  ['nothing of use', '{}', { ok: false, why: 'unavailable' }]
])('reCAPTCHA that answers %s', async (_, answer, verdict) => {
  const { apiBase, asked } = await fakeGoogle(
    typeof answer === 'string' ? answer : JSON.stringify(answer)
  )
  const human = recaptchaVerifier({
    apiBase,
    hostname: 'maplekey.test',
    log: openLog('silent'),
    secret: 'ours'
  })
  expect(await human.verify('token', { form: 'register', ip: '192.0.2.1' })).toEqual(verdict)
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    secret: 'ours',
    response: 'token',
    remoteip: '192.0.2.1'
  })
})

test('empty and oversized tokens are not sent to reCAPTCHA', async () => {
  const { apiBase, asked } = await fakeGoogle(JSON.stringify(good))
  const human = recaptchaVerifier({
    apiBase,
    hostname: 'maplekey.test',
    log: openLog('silent'),
    secret: 'ours'
  })
  const at = { form: 'register', ip: '192.0.2.1' }
  expect(await human.verify('', at)).toEqual({ ok: false, why: 'missing' })
  expect(await human.verify('x'.repeat(9000), at)).toEqual({ ok: false, why: 'invalid' })
  expect(asked).toEqual([])
})

test('while reCAPTCHA is down, registrations fail and logins work under their rate limit', async () => {
  const { apiBase } = await fakeGoogle('', 503)
  panel = await startPanel()
  const { email, password } = await panel.registerAgent()
  panel.world.human = recaptchaVerifier({
    apiBase,
    hostname: 'maplekey.test',
    log: panel.world.log,
    secret: 'ours'
  })
  const refused = await register('token')
  expect(refused).toMatchObject({ status: 503, body: { message: expect.stringMatching(/again/) } })
  const login = await panel.call(logIn, { email, password, recaptcha: 'token' })
  expect(login.status).toBe(200)
})

test('a browser that can’t reach Google can log in under the rate limit, but can’t register', async () => {
  const { apiBase, asked } = await fakeGoogle(
    JSON.stringify({ success: false, 'error-codes': ['invalid-input-response'] })
  )
  const humanCheck = { kind: 'recaptcha', apiBase, secret: 's', siteKey: 'k' } as const
  panel = await startPanel({ settings: { humanCheck } })
  const credentials = { email: 'mei@pacificrow.ca', password: 'row row row' }
  const logInWith = (recaptcha: string) => panel.call(logIn, { ...credentials, recaptcha })
  expect((await logInWith('unavailable')).status).toBe(401)
  expect(asked).toHaveLength(0)
  expect((await logInWith('made up')).status).toBe(400)
  expect((await register('unavailable')).status).toBe(400)

  await withAltcha()
  expect((await logInWith('unavailable')).status).toBe(400)
})
