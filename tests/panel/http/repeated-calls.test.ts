import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import { CALLS } from '#contract/calls.ts'
import { sendVerification } from '#contract/accounts/verification.ts'
import { resetContent } from '../../kit/editor.ts'
import { START, startPanel, type TestPanel } from '../../kit/panel.ts'
import { callsMarked, repeatKeyedCall, repeatSafeCall } from '../../kit/repeat-calls.ts'
import { keyedCalls, safeCalls, signUpForm } from '../../kit/repeated-calls.ts'

let panel: TestPanel
let restoreContent: () => Promise<void>
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  restoreContent = await resetContent(panel)
})
afterAll(async () => {
  await restoreContent()
  await panel.close()
})

test('every call that is not a GET declares what a repeat does, and tests/proofs can repeat it', () => {
  const unmarked = callsMarked(undefined).filter((name) => CALLS[name]?.method !== 'GET')
  expect(unmarked).toEqual([])
  expect(Object.keys(keyedCalls(panel)).toSorted()).toEqual(callsMarked('keyed').toSorted())
  expect(Object.keys(safeCalls(panel)).toSorted()).toEqual(callsMarked('safe').toSorted())
})

// One call of each way to keep an answer or recognise a repeat; tests/proofs/repeated-calls.test.ts has all.
describe.each(['contactUs', 'registerUser', 'chargeAndWebsite', 'addPaymentMethod', 'publishSite'])(
  '%s',
  (name) => {
    test('twice under one key runs once with one answer; other input under the key is refused', () =>
      repeatKeyedCall(panel, name))
  }
)

describe.each(['saveItem', 'saveSite', 'answerChallenge', 'removePaymentMethod', 'logIn'])(
  '%s',
  (name) => {
    test('repeated, it changes nothing more', () => repeatSafeCall(panel, name))
  }
)

test('a repeated registration with another password is not logged in', async () => {
  const form = signUpForm()
  const options = { idempotencyKey: 'register' }
  await panel.call(auth.registerUser, form, options)
  const other = { password: 'another password', confirmPassword: 'another password' }
  const refused = await panel.call(auth.registerUser, { ...form, ...other }, options)
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/details/) }
  })
  const kept = await panel.world.db.selectFrom('request_keys').selectAll().execute()
  expect(JSON.stringify(kept)).not.toMatch(/mk_|access_token/)
})

test('an agent’s key does not affect another agent', async () => {
  panel.setClock(START)
  const [ann, bo] = [await panel.registerAgent(), await panel.registerAgent()]
  for (const { token } of [ann, bo]) {
    const options = { token, idempotencyKey: 'the-same' }
    expect((await panel.call(sendVerification, { code: '' }, options)).status).toBe(200)
  }
  const uses = panel.world.db
    .selectFrom('request_keys')
    .select('scope')
    .where('key', '=', 'the-same')
    .execute()
  expect(await uses).toHaveLength(2)
})
