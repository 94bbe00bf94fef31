import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { forgotPassword, logIn } from '#contract/accounts/auth.ts'
import { acceptInvitation } from '#contract/team/invitation.ts'
import { codeTo } from '../../kit/emailed.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'
import { invite, openTeam } from '../../kit/team.ts'

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
  let panel: TestPanel
  beforeEach(async () => {
    panel = await startPanel({ engine })
  })
  afterAll(() => panel.close())

  let addresses = 0
  const elsewhere = () => `192.0.2.${++addresses % 250}`
  const enter = (email: string, password: string, ip = elsewhere()) =>
    panel.call(logIn, { email, password, recaptcha: 'checked' }, { ip })
  const statuses = async (times: number, login: () => ReturnType<typeof enter>) => {
    const seen: number[] = []
    while (seen.length < times) seen.push((await login()).status)
    return seen
  }

  test('after five wrong passwords an account has to wait, longer each time', async () => {
    const { email, password } = await panel.registerAgent()
    const wrong = () => enter(email, 'not the password')
    expect(await statuses(6, wrong)).toEqual([401, 401, 401, 401, 401, 429])
    const refused = await panel.request('/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, recaptcha: 'checked' })
    })
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.json()).toEqual({
      api_status: 429,
      message: 'Too many wrong passwords. Please try again in 60 seconds, or reset your password.',
      retry_after: 60
    })
    // A refused attempt doesn't extend the wait.
    panel.advanceClock(60_000)
    expect(await statuses(2, wrong)).toEqual([401, 429])
    expect((await wrong()).body.message).toContain('in 2 minutes,')
    panel.advanceClock(120_000)
    expect((await enter(email, password)).status).toBe(200)
    expect(await statuses(5, wrong)).toEqual(Array(5).fill(401))
  })

  test('an unknown address has to wait too', async () => {
    const wrong = () => enter('nobody@lakeshore.ca', 'not the password')
    expect(await statuses(6, wrong)).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('failures expire an hour after the last one', async () => {
    const { email } = await panel.registerAgent()
    const wrong = () => enter(email, 'not the password')
    await statuses(5, wrong)
    panel.advanceClock(60 * 60_000)
    expect(await statuses(6, wrong)).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('of many concurrent wrong passwords, at most five are checked', async () => {
    const { email } = await panel.registerAgent()
    const tries = Array.from({ length: 20 }, () => enter(email, 'not the password'))
    const seen = (await Promise.all(tries)).map(({ status }) => status)
    expect(seen.filter((status) => status === 401)).toHaveLength(5)
    expect(seen.filter((status) => status === 429)).toHaveLength(15)
  })

  test('a client that tries many accounts has to wait too, even after a successful login', async () => {
    const { email, password } = await panel.registerAgent()
    const ip = '192.0.2.251'
    let guesses = 0
    const guess = () => enter(`guess${++guesses}@lakeshore.ca`, 'not the password', ip)
    expect(await statuses(19, guess)).toEqual(Array(19).fill(401))
    expect((await enter(email, password, ip)).status).toBe(200)
    expect(await statuses(2, guess)).toEqual([401, 429])
    expect((await enter(email, password, ip)).status).toBe(429)
    expect((await enter(email, password)).status).toBe(200)
  })

  test('successful logins are not limited', async () => {
    const { email, password } = await panel.registerAgent()
    const right = () => enter(email, password, '192.0.2.252')
    expect(await statuses(25, right)).toEqual(Array(25).fill(200))
  })

  test('passwords guessed behind a team’s invitation are counted with those at the login', async () => {
    const { owner } = await openTeam(panel)
    const { email, password } = await panel.registerAgent()
    const { token } = await invite(panel, owner, 'agent', email)
    const accept = (guess: string) =>
      panel.call(acceptInvitation, { token, password: guess }, { ip: elsewhere() })
    const wrong = () => accept('not the password')
    expect(await statuses(3, () => enter(email, 'not the password'))).toEqual([401, 401, 401])
    expect(await statuses(3, wrong)).toEqual([401, 401, 429])
    expect((await accept(password)).status).toBe(429)
    expect((await enter(email, password)).status).toBe(429)
    panel.advanceClock(60_000)
    expect((await accept(password)).status).toBe(200)
  })

  test('a reset code works while someone is guessing the account’s password', async () => {
    const { email, password } = await panel.registerAgent()
    await statuses(5, () => enter(email, 'not the password'))
    await panel.call(forgotPassword, { email, recaptcha: 'checked' })
    const code = await codeTo(panel, email)
    expect((await enter(email, password)).status).toBe(429)
    expect((await enter(email, code)).body).toMatchObject({ isReset: true })
    expect((await enter(email, password)).status).toBe(200)
  })
})
