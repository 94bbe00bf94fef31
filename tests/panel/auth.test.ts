import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgotPassword, logIn, registerUser, verifyUserToken } from '#contract/auth.ts'
import { accessTokenLoginWeb, checkDomainExists, resetPassword } from '#contract/user.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { hashToken } from '#panel/services/tokens.ts'
import { startPanel, type TestPanel } from '../kit/panel.ts'

const DAY = 24 * 60 * 60_000

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

let people = 0
const newcomer = (change: object = {}) => ({
  name: 'Erin Walsh',
  email: `erin${++people}@harbourquay.ca`,
  password: 'by the harbour',
  confirmPassword: 'by the harbour',
  phone: `709555${String(people).padStart(4, '0')}`,
  recaptcha: 'checked',
  ...change
})

/** A call from somewhere else each time, so that no limit by address stands in the way. */
let addresses = 0
const elsewhere = () => `192.0.2.${++addresses % 250}`
const register = (form: ReturnType<typeof newcomer>) =>
  panel.call(registerUser, form, { ip: elsewhere() })
const enter = (email: string, password: string) =>
  panel.call(logIn, { email, password, recaptcha: 'checked' }, { ip: elsewhere() })

async function mailTo(email: string) {
  await runDueJobs(panel.world)
  const mail = panel.mails.findLast(({ to }) => to.address === email)
  if (!mail) throw new Error(`no mail to ${email}`)
  return mail
}

const codeIn = (text: string) => /code=([\w-]+)/.exec(text)?.[1] ?? ''

test('an agent registers, is logged in, and logs in again in any case of the address', async () => {
  const form = newcomer()
  const { body, status } = await register(form)
  expect(status).toBe(200)
  expect(body).toMatchObject({ api_status: 0, message: 'Registration done successfully.' })
  const me = await panel.call(accessTokenLoginWeb, {}, { token: body.access_token })
  expect(me.body).toMatchObject({ name: form.name, email: form.email, contact: form.phone })

  const login = await enter(form.email.toUpperCase(), form.password)
  expect(login.body).toMatchObject({ api_status: 0, isReset: false, website: null })
  expect(login.body.access_token).not.toBe(body.access_token)
})

test('neither passwords nor tokens are stored', async () => {
  const form = newcomer()
  const { body } = await register(form)
  const agent = await panel.world.db
    .selectFrom('agents')
    .selectAll()
    .where('email', '=', form.email)
    .executeTakeFirstOrThrow()
  expect(agent.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const sessions = await panel.world.db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(sessions)).not.toContain(body.access_token)
  expect(sessions.map((session) => session.token_hash)).toContain(hashToken(body.access_token))
})

test('a taken address is refused clearly', async () => {
  const form = newcomer()
  await register(form)
  const again = await register(newcomer({ email: form.email }))
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ api_status: 409, errors: { email: expect.any(String) } })
})

test('of ten registrations of one address at once, one succeeds', async () => {
  const form = newcomer()
  const answers = await Promise.all(Array.from({ length: 10 }, () => register(form)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
})

test('a wrong password and an unknown address are answered alike', async () => {
  const form = newcomer()
  await register(form)
  const wrong = await enter(form.email, 'not the password')
  const unknown = await enter('nobody@harbourquay.ca', 'not the password')
  expect(wrong).toEqual({
    status: 401,
    body: { api_status: 401, message: 'Wrong email or password.' }
  })
  expect(unknown).toEqual(wrong)
})

test('after five failing logins an account waits, even with the right password, and then opens', async () => {
  const form = newcomer()
  await register(form)
  for (let failed = 0; failed < 5; failed++) await enter(form.email, 'not the password')
  const { email, password } = form
  const waiting = await panel.request('/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, recaptcha: 'checked' })
  })
  expect(waiting.status).toBe(429)
  expect(waiting.headers.get('retry-after')).toBe('900')
  expect(await waiting.json()).toMatchObject({ api_status: 429 })

  panel.advanceClock(15 * 60_000)
  expect((await enter(email, password)).status).toBe(200)
})

test('logins that succeed are never too many', async () => {
  const form = newcomer()
  await register(form)
  for (let times = 0; times < 8; times++) {
    const { status } = await panel.call(logIn, { ...form }, { ip: '192.0.2.251' })
    expect(status).toBe(200)
  }
})

test('the link of the welcome mail verifies the address, once, for seven days', async () => {
  const form = newcomer()
  await register(form)
  const mail = await mailTo(form.email)
  expect(mail.to).toEqual({ name: form.name, address: form.email })
  const code = codeIn(mail.text)

  expect((await panel.call(verifyUserToken, { code })).body).toEqual({
    api_status: 0,
    message: 'Email successfully verified!'
  })
  const dead = {
    status: 400,
    body: { api_status: 400, message: 'Ops!! either your links is expired or invalid.' }
  }
  expect(await panel.call(verifyUserToken, { code })).toEqual(dead)
  expect(await panel.call(verifyUserToken, { code: 'mkc_never' })).toEqual(dead)

  const late = newcomer()
  await register(late)
  const lateCode = codeIn((await mailTo(late.email)).text)
  panel.advanceClock(7 * DAY)
  expect(await panel.call(verifyUserToken, { code: lateCode })).toEqual(dead)
})

test('a session lives thirty days after it was last used', async () => {
  const { body } = await register(newcomer())
  const token: string = body.access_token
  panel.advanceClock(29 * DAY)
  expect((await panel.call(accessTokenLoginWeb, {}, { token })).status).toBe(200)
  panel.advanceClock(29 * DAY)
  expect((await panel.call(accessTokenLoginWeb, {}, { token })).status).toBe(200)
  panel.advanceClock(30 * DAY)
  expect((await panel.call(accessTokenLoginWeb, {}, { token })).status).toBe(401)
})

test('the first code counts, but nobody refers themselves and an unknown code refers nobody', async () => {
  const referrer = newcomer()
  const { body } = await register(referrer)
  const me = await panel.call(accessTokenLoginWeb, {}, { token: body.access_token })
  const { referral_code } = me.body
  expect(referral_code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)

  const friend = newcomer({ referral_code: ` ${referral_code.toLowerCase()} ` })
  const themselves = newcomer({ referral_code, phone: referrer.phone })
  const stranger = newcomer({ referral_code: 'NOBODYS1' })
  for (const form of [friend, themselves, stranger]) {
    expect((await register(form)).status).toBe(200)
  }
  const referredBy = async (email: string) =>
    (
      await panel.world.db
        .selectFrom('agents')
        .select('referred_by')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).referred_by
  expect(await referredBy(friend.email)).not.toBeNull()
  expect(await referredBy(themselves.email)).toBeNull()
  expect(await referredBy(stranger.email)).toBeNull()
})

test('a forgotten password: the code logs in once, only to set a new one, and that ends every other session', async () => {
  const form = newcomer()
  const { body: first } = await register(form)
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

  const code = codeIn((await mailTo(form.email)).text)
  expect((await enter(form.email, form.password)).body.isReset).toBe(false)
  const login = await enter(form.email, code)
  expect(login.body).toMatchObject({ isReset: true, message: 'Please reset password.' })
  expect((await enter(form.email, code)).status).toBe(401)

  const token: string = login.body.access_token
  expect((await panel.call(accessTokenLoginWeb, {}, { token })).status).toBe(200)
  const elsewise = await panel.call(checkDomainExists, { base_url: 'erin.ca' }, { token })
  expect(elsewise).toMatchObject({ status: 403, body: { message: 'Please reset password.' } })

  const password = 'beyond the harbour'
  const reset = await panel.call(resetPassword, { password, confirmPassword: password }, { token })
  expect(reset.body).toEqual({ api_status: 0, message: 'Password reset successfully.' })
  expect((await panel.call(checkDomainExists, { base_url: 'erin.ca' }, { token })).status).toBe(200)
  const old = await panel.call(accessTokenLoginWeb, {}, { token: first.access_token })
  expect(old.status).toBe(401)
  expect((await enter(form.email, form.password)).status).toBe(401)
  expect((await enter(form.email, password)).status).toBe(200)
})

test('a reset code dies after thirty minutes and is of use to its agent only', async () => {
  const form = newcomer()
  const other = newcomer()
  await register(form)
  await register(other)
  const ask = () =>
    panel.call(forgotPassword, { email: form.email, recaptcha: 'checked' }, { ip: elsewhere() })
  await ask()
  const code = codeIn((await mailTo(form.email)).text)
  expect((await enter(other.email, code)).status).toBe(401)
  panel.advanceClock(30 * 60_000)
  expect((await enter(form.email, code)).status).toBe(401)
})
