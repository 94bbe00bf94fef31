import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, registerUser } from '#contract/accounts/auth.ts'
import { logOut } from '#contract/accounts/session.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { hashToken } from '#panel/services/accounts/tokens.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

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

/** Uses another client address each time, to stay below the rate limits. */
let addresses = 0
const elsewhere = () => `192.0.2.${++addresses % 250}`
const register = (form: ReturnType<typeof newcomer>) =>
  panel.call(registerUser, form, { ip: elsewhere() })
const enter = (email: string, password: string) =>
  panel.call(logIn, { email, password, recaptcha: 'checked' }, { ip: elsewhere() })

test('an agent registers, is logged in, and can log in with the address in upper or lower case', async () => {
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

test('a taken address is refused with a clear message', async () => {
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

test('a wrong password and an unknown address get the same answer', async () => {
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

test('logging out ends that session only, and an expired token gets the same answer', async () => {
  const form = newcomer()
  const { body } = await register(form)
  const token: string = body.access_token
  const other: string = (await enter(form.email, form.password)).body.access_token
  const alive = async (one: string) =>
    (await panel.call(accessTokenLoginWeb, {}, { token: one })).status === 200
  const done = { status: 200, body: { api_status: 0 } }
  expect(await panel.call(logOut, {}, { token })).toEqual(done)
  expect([await alive(token), await alive(other)]).toEqual([false, true])
  expect(await panel.call(logOut, {}, { token })).toEqual(done)
  expect(await panel.call(logOut, {})).toEqual(done)
})

test('a session expires thirty days after its last use', async () => {
  const { body } = await register(newcomer())
  const token: string = body.access_token
  panel.advanceClock(29 * DAY)
  expect((await panel.call(accessTokenLoginWeb, {}, { token })).status).toBe(200)
  panel.advanceClock(29 * DAY)
  expect((await panel.call(accessTokenLoginWeb, {}, { token })).status).toBe(200)
  panel.advanceClock(30 * DAY)
  expect((await panel.call(accessTokenLoginWeb, {}, { token })).status).toBe(401)
})

test('a referral code counts, but self-referrals and unknown codes are ignored', async () => {
  const referrer = newcomer()
  const { body } = await register(referrer)
  const me = await panel.call(accessTokenLoginWeb, {}, { token: body.access_token })
  const { referral_code } = me.body
  expect(referral_code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)

  const friend = newcomer({ referral_code: ` ${referral_code.toLowerCase()} ` })
  const themselves = newcomer({ referral_code, phone: referrer.phone })
  const alias = newcomer({ referral_code, email: referrer.email.replace('@', '+2@') })
  const stranger = newcomer({ referral_code: 'NOBODYS1' })
  for (const form of [friend, themselves, alias, stranger]) {
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
  expect(await referredBy(alias.email)).toBeNull()
  expect(await referredBy(stranger.email)).toBeNull()
})
