import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgotPassword, logIn } from '#contract/accounts/auth.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { changeEmail, sendVerification, verifyUserToken } from '#contract/accounts/verification.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { codeTo } from '../../kit/emailed.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

/** Uses another client address each time, to stay below the rate limits. */
let addresses = 0
const elsewhere = () => `192.0.2.${++addresses % 250}`
let people = 0
const fresh = () => `right-${++people}@lakeshore.ca`
const recaptcha = 'checked'

type Agent = Awaited<ReturnType<TestPanel['registerAgent']>>
const change = ({ password, token }: Agent, email: string, typed = password) =>
  panel.call(changeEmail, { email, password: typed }, { token, ip: elsewhere() })
const enter = (email: string, password: string) =>
  panel.call(logIn, { email, password, recaptcha }, { ip: elsewhere() })
const me = async (token: string) => (await panel.call(accessTokenLoginWeb, {}, { token })).body

test('a mistyped address is corrected before it is verified, and only the new link verifies it', async () => {
  const agent = await panel.registerAgent()
  const oldLink = await codeTo(panel, agent.email)
  const email = fresh()
  expect(await change(agent, email)).toEqual({
    status: 200,
    body: {
      api_status: 0,
      message: 'Your email address has been changed. Please open the link we sent to it.'
    }
  })
  expect(await me(agent.token)).toMatchObject({ email, email_verified: false })
  expect((await enter(agent.email, agent.password)).status).toBe(401)
  expect((await enter(email, agent.password)).status).toBe(200)

  expect((await panel.call(verifyUserToken, { code: oldLink })).status).toBe(400)
  const sent = panel.emails.length
  await panel.call(sendVerification, { code: oldLink }, { ip: elsewhere() })
  await runDueJobs(panel.world)
  const toOld = panel.emails.slice(sent).filter(({ to }) => to.address === agent.email)
  expect(toOld, 'the old link brings no new one').toEqual([])
  const code = await codeTo(panel, email)
  expect((await panel.call(verifyUserToken, { code })).status).toBe(200)
})

test('correcting a mistyped address ends the reset codes and sessions obtained through it', async () => {
  const agent = await panel.registerAgent()
  const ask = () =>
    panel.call(forgotPassword, { email: agent.email, recaptcha }, { ip: elsewhere() })
  await ask()
  const used = await codeTo(panel, agent.email)
  const stranger = (await enter(agent.email, used)).body.access_token
  await ask()
  const unused = await codeTo(panel, agent.email)
  const email = fresh()
  expect((await change(agent, email)).status).toBe(200)
  expect((await panel.call(accessTokenLoginWeb, {}, { token: stranger })).status).toBe(401)
  expect((await enter(email, unused)).status).toBe(401)
  expect((await me(agent.token)).email).toBe(email)
})

test('a verified address can’t be changed, nor any address with a wrong password', async () => {
  const agent = await panel.registerAgent()
  const wrong = await change(agent, fresh(), 'not the password')
  expect(wrong.status).toBe(400)
  expect(wrong.body.errors).toEqual({ password: 'This is not your password.' })
  await panel.call(verifyUserToken, { code: await codeTo(panel, agent.email) })
  const late = await change(agent, fresh())
  expect(late.body).toMatchObject({
    api_status: 409,
    message: 'Your email address is already confirmed. To change it, please write to us.'
  })
  expect((await me(agent.token)).email).toBe(agent.email)
})

const changesLogged = () =>
  panel.logged.filter((line) => line.includes('"security_event":"email_changed"')).length

test('an address of another account is refused, also in a race', async () => {
  const taken = await panel.registerAgent()
  const message = 'This email already belongs to another account.'
  const refused = { api_status: 409, message, errors: { email: message } }
  panel.logged.length = 0
  expect((await change(await panel.registerAgent(), taken.email)).body).toEqual(refused)
  expect(changesLogged()).toBe(0)

  const rivals = await Promise.all([panel.registerAgent(), panel.registerAgent()])
  const email = fresh()
  const answers = await Promise.all(rivals.map((rival) => change(rival, email)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(changesLogged()).toBe(1)
  expect(answers.find(({ status }) => status === 409)?.body).toEqual(refused)
})

test('a link opened while its address is being corrected verifies the old address or none', async () => {
  for (let round = 0; round < 5; round++) {
    const agent = await panel.registerAgent()
    const code = await codeTo(panel, agent.email)
    const email = fresh()
    const [changed, opened] = await Promise.all([
      change(agent, email),
      panel.call(verifyUserToken, { code }, { ip: elsewhere() })
    ])
    const { email: now, email_verified } = await me(agent.token)
    const isVerified = email_verified !== false
    expect([changed.status, opened.status]).toEqual(isVerified ? [409, 200] : [200, 400])
    expect(now).toBe(isVerified ? agent.email : email)
  }
})
