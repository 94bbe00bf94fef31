import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as calls from '#contract/leads/connectors.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { webhookHeaders } from '#panel/services/webhooks/sign-webhook.ts'
import { postJson } from '#panel/services/webhooks/post-json.ts'
import { retryDelay, TRIES_MAX } from '#rules/retries.ts'
import { startLeadForms, WRITTEN } from '../../kit/lead-forms.ts'
import { receive } from '../../kit/received-lead.ts'
import { startLeadReceivers } from '../../kit/lead-receivers.ts'

const HOUR_MS = 3_600_000

let forms: Awaited<ReturnType<typeof startLeadForms>>
let receivers: Awaited<ReturnType<typeof startLeadReceivers>>
beforeAll(async () => {
  receivers = await startLeadReceivers()
  forms = await startLeadForms(receivers.settings)
})
afterAll(async () => {
  await forms.hosting.close()
  await receivers.close()
})
beforeEach(async () => {
  await forms.clear()
  await forms.hosting.panel.world.db.deleteFrom('lead_connectors').execute()
  Object.assign(receivers, { events: [], hooks: [], hookStatus: 204, isArchived: false })
})

const call = async (endpoint: Parameters<typeof forms.hosting.panel.call>[0], input: object) =>
  (await forms.hosting.panel.call(endpoint, input as never, forms.site)).body

async function openWebhook(): Promise<string> {
  return (await call(calls.saveWebhook, { url: 'https://hooks.example.com/leads?x=1' })).secret
}

async function send(change: Record<string, string> = {}): Promise<void> {
  const { form_token, proof } = await forms.proven()
  expect((await forms.post({ ...WRITTEN, form_token, proof, ...change })).status).toBe(303)
  await runDueJobs(forms.hosting.panel.world)
}

const delivery = async (channel: string) => {
  const { deliveries } = await call(calls.leadConnectors, {})
  return deliveries.find((one: { channel: string }) => one.channel === channel)
}
/** The service's own worker may have taken the job. */
const delivered = (channel: string) => expect.poll(() => delivery(channel))

test('Standard Webhooks’ own vector is signed as it says', () => {
  const signed = webhookHeaders({
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
    secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']
  })
  expect(signed).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
  })
})

test('a lead reaches the webhook once, signed with the secret that was shown once', async () => {
  const secret = await openWebhook()
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect((await call(calls.saveWebhook, { url: 'https://hooks.example.com/' })).secret).toBe(
    undefined
  )
  await send()
  await delivered('webhook').toMatchObject({ state: 'delivered', last_code: '204', tries: 1 })
  expect(receivers.hooks).toHaveLength(1)
  const { body, headers } = receivers.hooks[0]!
  expect(JSON.parse(body)).toMatchObject({
    type: 'lead.created',
    data: { kind: 'contact', email: 'jean@example.ca', verified: true }
  })
  const key = Buffer.from(secret.slice(6), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const signature = createHmac('sha256', key).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  const { sealed } = await forms.hosting.panel.world.db
    .selectFrom('lead_connectors')
    .select('sealed')
    .executeTakeFirstOrThrow()
  expect(sealed).not.toContain(secret.slice(6))
})

test('after a rotation both secrets sign for a day', async () => {
  await openWebhook()
  await call(calls.rotateWebhookSecret, {})
  await call(calls.testConnector, { kind: 'webhook' })
  forms.hosting.panel.advanceClock(25 * HOUR_MS)
  await call(calls.testConnector, { kind: 'webhook' })
  const signatures = receivers.hooks.map(({ headers }) => headers['webhook-signature']?.split(' '))
  expect(signatures.map((some) => some?.length)).toEqual([2, 1])
})

test('a webhook that fails is tried again with the same id, and 410 switches it off', async () => {
  await openWebhook()
  receivers.hookStatus = 500
  await send()
  await delivered('webhook').toMatchObject({ state: 'waiting', last_code: '500' })
  receivers.hookStatus = 200
  forms.hosting.panel.advanceClock(HOUR_MS)
  await runDueJobs(forms.hosting.panel.world)
  await delivered('webhook').toMatchObject({ state: 'delivered' })
  const ids = new Set(receivers.hooks.map(({ headers }) => headers['webhook-id']))
  expect([receivers.hooks.length, ids.size]).toEqual([2, 1])

  receivers.hookStatus = 410
  await forms.clear()
  await send()
  await delivered('webhook').toMatchObject({ state: 'failed', last_code: '410' })
  expect((await call(calls.leadConnectors, {})).connectors).toMatchObject([{ is_on: false }])
})

test('a webhook’s receiver is told which product calls it, and that JSON is welcome', async () => {
  forms.hosting.panel.world.settings.productName = 'Clé d’érable'
  await openWebhook()
  await call(calls.testConnector, { kind: 'webhook' })
  forms.hosting.panel.world.settings.productName = 'Maplekey'
  const [{ headers } = { headers: {} }] = receivers.hooks
  expect(headers).toMatchObject({ accept: 'application/json', 'user-agent': 'Cle derable' })
})

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.8/',
  'https://169.254.169.254/',
  'https://localhost/'
])('%s is not accepted as the webhook’s address', async (url) => {
  expect((await call(calls.saveWebhook, { url })).errors).toEqual({
    url: 'This address isn’t on the public internet. Please check it.'
  })
  expect((await call(calls.leadConnectors, {})).connectors).toEqual([])
})

test('nothing is sent to a private address, nor to a name that leads to one', async () => {
  const resolver = {
    nameServers: async () => ({ names: [] }),
    lookUp: async () => ({ found: ['192.168.1.1'] })
  }
  const outside = {
    resolver: resolver as never,
    settings: { productName: 'Maplekey', reachTest: undefined }
  }
  for (const url of ['https://inside.example.com/', 'https://10.0.0.8/', 'https://[::1]/']) {
    const posted = { url, body: '{}', headers: {} }
    expect(await postJson(outside, posted)).toEqual({ problem: 'private-address' })
  }
})

test.each([
  ['contact', {}, 'General Inquiry'],
  ['valuation', { address: '12 Elm Street' }, 'Seller Inquiry'],
  ['showing', { home: '12-elm-street-riverdale' }, 'Property Inquiry']
])('Follow Up Boss gets a lead of the form %s as an event', async (kind, change, type) => {
  await call(calls.saveFollowUpBoss, { api_key: receivers.apiKey })
  const page = `https://${forms.site.host}/contact?utm_source=google`
  const { form_token, proof } = await forms.proven()
  await forms.post({ ...WRITTEN, kind, form_token, proof, ...change }, { referer: page })
  await runDueJobs(forms.hosting.panel.world)
  await delivered('follow_up_boss').toMatchObject({ state: 'delivered' })
  const { body, headers } = receivers.events[0]!
  expect(JSON.parse(body)).toMatchObject({
    type,
    source: forms.site.host,
    system: 'Maplekey',
    person: {
      firstName: 'Jean-Sébastien',
      lastName: 'Desrosiers',
      emails: [{ value: 'jean@example.ca' }],
      phones: [{ value: '4185550142' }]
    },
    campaign: { source: 'google' }
  })
  expect(headers['x-system']).toBe('Maplekey')
  expect(receivers.misuses).toEqual([])
})

test('an archived flow and a wrong key are shown, and can be tried again by hand', async () => {
  await call(calls.saveFollowUpBoss, { api_key: receivers.apiKey })
  receivers.isArchived = true
  await send()
  await delivered('follow_up_boss').toMatchObject({ state: 'failed', last_code: '204' })
  receivers.isArchived = false
  const { lead_id } = await delivery('follow_up_boss')
  await call(calls.retryDelivery, { lead_id, channel: 'follow_up_boss' })
  await runDueJobs(forms.hosting.panel.world)
  await delivered('follow_up_boss').toMatchObject({ state: 'delivered', tries: 2 })

  await call(calls.saveFollowUpBoss, { api_key: 'fka_wrong_wrong' })
  const answer = await call(calls.testConnector, { kind: 'follow_up_boss' })
  expect(answer).toMatchObject({ delivered: false, code: '401' })
  const stranger = await forms.hosting.newSite()
  const again = { lead_id, channel: 'follow_up_boss' as const }
  expect((await forms.hosting.panel.call(calls.retryDelivery, again, stranger)).status).toBe(404)
})

test('the agent’s test is emailed to them, and passed on to nobody', async () => {
  await openWebhook()
  const { panel } = forms.hosting
  const { website_id } = forms.site
  expect(await receive(panel, website_id, {}, { tester: 'agent' })).toMatchObject({ is_test: true })
  await runDueJobs(panel.world)
  expect(await forms.deliveries()).toMatchObject([{ channel: 'email', state: 'delivered' }])
  expect(receivers.hooks).toEqual([])
})

test('a webhook that never answers well has failed after the last try', async () => {
  await openWebhook()
  receivers.hookStatus = 500
  await send()
  const { panel } = forms.hosting
  for (let tries = 1; tries < TRIES_MAX; tries++) {
    await delivered('webhook').toMatchObject({ state: 'waiting', tries })
    panel.advanceClock(retryDelay(tries))
    await runDueJobs(panel.world)
  }
  await delivered('webhook').toMatchObject({ state: 'failed', tries: TRIES_MAX })
  expect(receivers.hooks).toHaveLength(TRIES_MAX)
})

test('link spam is passed on to nobody', async () => {
  await openWebhook()
  await send({ message: 'https://a.test https://b.test https://c.test' })
  expect(await delivery('webhook')).toMatchObject({ state: 'held' })
  expect(receivers.hooks).toEqual([])
})
