import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAccount } from '#contract/accounts/close-account.ts'
import { registerUser } from '#contract/accounts/auth.ts'
import { CALLS } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { logOut } from '#contract/accounts/session.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { redactPersonalData } from '#panel/services/telemetry/logger.ts'
import { accountOnFreshDomain } from '../../kit/books.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { logLevel: 'trace', rateLimits: false } })
})
afterAll(() => panel.close())

const EMAIL = 'zebedee.quill@marked.example'
const CARD = 'sbx_card_visa_1240'
/** Every field of any call, filled with what the log must not contain. */
const MARKED = {
  name: 'Zebedee Quill',
  full_name: 'Zebedee Quill',
  email: EMAIL,
  password: 'marked-hunter2',
  confirmPassword: 'marked-hunter2',
  phone: '4169998877',
  message: 'Marked words of Zebedee, long enough.',
  recaptcha: 'marked-human-token',
  code: 'mkc_markedcode',
  referral_code: 'MARKEDREF',
  base_url: 'zebedee-quill-marked.ca',
  draft: {
    salesman_name: 'Zebedee Quill',
    salesman_contact: '4169998877',
    company_address: '1 Marked Street'
  },
  revision: 0,
  device: 'Zebedee’s phone',
  board: 'Marked Board',
  signed_on: '2026-01-02',
  coupon_code: 'MARKEDCODE',
  plan_id: 1,
  duration: 12,
  client_secret: 'seti_marked_secret',
  authorised: true,
  upm_id: 'marked-card-id',
  website_id: 99_887_766,
  transaction_id: 'tx_marked',
  policy_name: 'marked-policy',
  blog_id: 'marked-post',
  form: 'login',
  token: CARD,
  billing_name: 'Zebedee Quill',
  billing_address_1: '1 Marked Street',
  billing_address_2: 'Marked unit',
  billing_city: 'Markedville',
  billing_state: 'ON',
  billing_zip: 'M5H 2N2',
  limit: 1,
  offset: 0
}
const SECRETS = /zebedee|quill|marked|hunter2|4169998877|99.?887.?766|M5H|sbx_card|203\.0\.113/i

/** The same, with texts that are too long and of the wrong type. */
const broken = Object.fromEntries(
  Object.entries(MARKED).map(([field, value]) => [field, [`marked ${String(value)}`]])
)

async function send(call: Endpoint, input: Record<string, unknown>, token: string | undefined) {
  const word = encodeURIComponent('zebedee marked')
  const query = new URLSearchParams({ email: EMAIL, policy_name: 'marked', code: 'mkc_marked' })
  const isPost = call.method === 'POST'
  const path = `${call.path.replaceAll(/:\w+/g, word)}${isPost ? '' : `?${query}`}`
  return panel.request(path, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `marked-${call.path.length}`,
      'user-agent': `Zebedee’s marked browser`.replace('’', ''),
      'x-forwarded-for': '203.0.113.99',
      'x-request-id': 'marked-request-id',
      ...(token && { authorization: `Bearer ${token}` })
    },
    ...(isPost && { body: JSON.stringify(input) })
  })
}

test('no log line contains personal data, whatever the call and its outcome', async () => {
  const { body } = await panel.call(registerUser, MARKED)
  const tokens = [body.access_token as string, 'mks_marked_of_nobody', undefined]
  const account = accountOnFreshDomain({ billing_name: 'Zebedee Quill', token: CARD })
  await panel.call(chargeAndWebsite, account, { token: body.access_token })
  const { db } = panel.world

  const calls = Object.values(CALLS).filter((call) => call !== logOut && call !== closeAccount)
  for (const call of calls) {
    for (const token of tokens) await send(call, MARKED, token)
    await send(call, broken, body.access_token)
  }
  // The same with an internal error in every authenticated call.
  await db.schema.alterTable('websites').renameTo('websites_away').execute()
  for (const call of calls) await send(call, MARKED, body.access_token)
  await db.schema.alterTable('websites_away').renameTo('websites').execute()

  panel.world.email.send = (email) =>
    Promise.reject(new Error(`550 <${email.to.address}> ("${email.to.name}") is unknown here`))
  await runDueJobs(panel.world)
  await send(closeAccount, MARKED, body.access_token)

  expect(panel.logged.length).toBeGreaterThan(Object.keys(CALLS).length * 5)
  const log = panel.logged.join('')
  for (const text of ['a call failed', 'job failed and will be retried', 'foreign_id'])
    expect(log).toContain(text)
  expect(panel.logged.filter((line) => SECRETS.test(line))).toEqual([])
  expect(log).not.toContain(body.access_token)
})

test.each([
  [
    'invalid input syntax for type uuid: "Zebedee Quill"',
    'invalid input syntax for type uuid: "…"'
  ],
  ['550 5.1.1 <ann@x.ca>: no such user', '550 5.1.1 <…>: no such user'],
  ['No such PaymentMethod: pm_1Nv0, key sk_live_51Ab', 'No such PaymentMethod: …, key …'],
  ['card 4242 4242 4242 4242 refused', 'card … refused'],
  ['call 416-555-0134 now', 'call … now'],
  ['relation "websites" does not exist', 'relation "websites" does not exist'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432']
])('a library’s message “%s” is logged without personal data', (said, kept) => {
  expect(redactPersonalData(said)).toBe(kept)
})
