import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendVerification, verifyUserToken } from '#contract/accounts/verification.ts'
import { removeExpired } from '#panel/jobs/remove-expired.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { codeTo, emailTo } from '../../kit/emailed.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

const VERIFICATION_SENT =
  'If that link was one of ours, a new one is on its way to the address it was sent to.'
const DAY = 24 * 60 * 60_000

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

/** Uses another client address each time, to stay below the rate limits. */
let addresses = 0
const elsewhere = () => `192.0.2.${++addresses % 250}`

test('the welcome email’s link verifies the address for seven days', async () => {
  const form = await panel.registerAgent()
  expect((await emailTo(panel, form.email)).to.name).toBe('Amara Osei')
  const code = await codeTo(panel, form.email)

  expect((await panel.call(verifyUserToken, { code })).body).toEqual({
    already: false,
    api_status: 0,
    message: 'Email successfully verified!'
  })
  const dead = {
    status: 400,
    body: { api_status: 400, message: 'Ops!! either your links is expired or invalid.' }
  }
  expect(await panel.call(verifyUserToken, { code: 'mkc_never' })).toEqual(dead)

  const soon = await panel.registerAgent()
  const soonCode = await codeTo(panel, soon.email)
  panel.advanceClock(7 * DAY - 1)
  expect((await panel.call(verifyUserToken, { code: soonCode })).status).toBe(200)

  const late = await panel.registerAgent()
  const lateCode = await codeTo(panel, late.email)
  panel.advanceClock(7 * DAY)
  expect(await panel.call(verifyUserToken, { code: lateCode })).toEqual(dead)
})

test('a second click on a link reports that the email is already verified', async () => {
  const already = {
    status: 200,
    body: { already: true, api_status: 0, message: 'Your email is already verified.' }
  }
  const form = await panel.registerAgent()
  const code = await codeTo(panel, form.email)
  const press = () => panel.call(verifyUserToken, { code })
  const [first, second] = await Promise.all([press(), press()])
  expect([first, second].map(({ body }) => body.already).toSorted()).toEqual([false, true])
  const verifiedAt = () =>
    panel.world.db
      .selectFrom('agents')
      .select('email_verified_at')
      .where('email', '=', form.email)
      .executeTakeFirstOrThrow()
  const before = await verifiedAt()
  panel.advanceClock(8 * DAY)
  expect(await press()).toEqual(already)
  expect(await verifiedAt(), 'the first press counts').toEqual(before)

  const other = await panel.registerAgent()
  const unused = await codeTo(panel, other.email)
  panel.advanceClock(7 * DAY)
  expect((await panel.call(verifyUserToken, { code: unused })).status).toBe(400)
})

test('an expired link is replaced by an email to its own agent only', async () => {
  const form = await panel.registerAgent()
  const old = await codeTo(panel, form.email)
  await panel.call(verifyUserToken, { code: old })
  const sent = panel.emails.length
  const ask = (code: string, token?: string) =>
    panel.call(sendVerification, { code }, { token, ip: elsewhere() })

  const answer = { status: 200, body: { api_status: 0, message: VERIFICATION_SENT } }
  expect(await ask('mkc_never')).toEqual(answer)
  expect(await emailTo(panel, form.email)).toBe(panel.emails[sent - 1])
  expect(await ask(old)).toEqual(answer)
  const code = await codeTo(panel, form.email)
  expect(code).not.toBe(old)
  expect((await panel.call(verifyUserToken, { code })).status).toBe(200)

  expect(await ask('mkc_never', form.token)).toEqual(answer)
  expect(await codeTo(panel, form.email)).not.toBe(code)
  expect(panel.emails).toHaveLength(sent + 2)
  expect((await ask('')).status).toBe(401)
})

test('an expired link is recognised for ninety days, and limited like an unknown one', async () => {
  const form = await panel.registerAgent()
  const code = await codeTo(panel, form.email)
  panel.advanceClock(96 * DAY)
  await removeExpired(panel.world)
  const ask = (asked: string) => panel.call(sendVerification, { code: asked }, { ip: elsewhere() })
  for (const asked of [code, 'mkc_never']) {
    const answers = [await ask(asked), await ask(asked), await ask(asked), await ask(asked)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  }
  const emails = () => panel.emails.filter(({ to }) => to.address === form.email).length
  await runDueJobs(panel.world)
  expect(emails()).toBe(4)

  panel.advanceClock(DAY)
  await removeExpired(panel.world)
  expect((await ask(code)).body.message).toBe(VERIFICATION_SENT)
  await runDueJobs(panel.world)
  expect(emails()).toBe(4)
})
