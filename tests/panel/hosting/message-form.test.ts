import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { workOnce } from '#panel/jobs/worker.ts'
import { startHosting } from '../../kit/hosting.ts'

type Hosting = Awaited<ReturnType<typeof startHosting>>
let hosting: Hosting
let site: Awaited<ReturnType<Hosting['newSite']>>

beforeAll(async () => {
  hosting = await startHosting({ settings: { humanCheck: { kind: 'altcha' } }, world: {} })
})
beforeAll(async () => {
  // Registration has its own check, which isn't what is tested here.
  hosting.panel.world.human = { ...hosting.panel.world.human, verify: async () => ({ ok: true }) }
  site = await hosting.newSite()
})
afterAll(() => hosting.close())
beforeEach(async () => {
  const { db } = hosting.panel.world
  await db.deleteFrom('site_messages').execute()
  await db.deleteFrom('rate_limits').execute()
  await workOnce(hosting.panel.world)
  hosting.panel.emails.length = 0
})

const WRITTEN = {
  kind: 'contact',
  block: 'contact',
  language: 'en',
  page: '/contact',
  name: 'Jean-Sébastien Desrosiers',
  email: 'Jean@Example.ca',
  phone: '418-555-0142',
  message: 'Bonjour,\r\n\r\nI am looking for a house.',
  consent: 'yes',
  consent_text:
    'I agree that Amara Osei may use what I entered here to answer me. I can withdraw this consent at any time.'
}

async function token(): Promise<{ form_token: string; challenge: object }> {
  return JSON.parse((await hosting.get(site.host, '/_site/form')).body)
}

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  hosting.ask({
    host: site.host,
    path: '/_site/message',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString()
  })

async function ready(): Promise<string> {
  const { form_token } = await token()
  hosting.panel.advanceClock(5000)
  return form_token
}

const stored = () => hosting.panel.world.db.selectFrom('site_messages').selectAll().execute()

test('a message is stored with the consent as shown, emailed once, and answered with a thank-you page', async () => {
  const { status, headers } = await post({ ...WRITTEN, form_token: await ready() })
  expect([status, headers.location]).toEqual([303, '/contact?sent=contact.contact'])
  expect(headers['set-cookie']).toBeUndefined()
  const thanks = await hosting.get(site.host, headers.location)
  expect([thanks.status, thanks.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(thanks.body).toContain('Thank you')

  expect(await stored()).toMatchObject([
    {
      website_id: site.website_id,
      kind: 'contact',
      name: 'Jean-Sébastien Desrosiers',
      email: 'jean@example.ca',
      phone: '4185550142',
      message: 'Bonjour,\n\nI am looking for a house.',
      page: '/contact',
      language: 'en',
      consented: true,
      consent: WRITTEN.consent_text,
      was_checked: false
    }
  ])
  await workOnce(hosting.panel.world)
  expect(hosting.panel.emails).toMatchObject([
    {
      to: { name: 'Amara Osei' },
      replyTo: { name: 'Jean-Sébastien Desrosiers', address: 'jean@example.ca' },
      subject: 'Message from Jean-Sébastien Desrosiers',
      text: expect.stringContaining('I am looking for a house.')
    }
  ])
})

test('a message goes to the address that the website shows', async () => {
  const { db } = hosting.panel.world
  await sql`update sites set published = jsonb_set(published, '{salesman_email}', '"ao@agent.example"')
    where website_id = ${site.website_id}`.execute(db)
  expect((await post({ ...WRITTEN, form_token: await ready() })).status).toBe(303)
  await workOnce(hosting.panel.world)
  expect(hosting.panel.emails).toMatchObject([{ to: { address: 'ao@agent.example' } }])
})

test('without script there is no token: the page asks to press once more, and keeps what was typed', async () => {
  const first = await post({ ...WRITTEN, form_token: '' })
  expect(first.status).toBe(422)
  expect(first.body).toContain('press the button once more')
  expect(first.body).toContain('I am looking for a house.')
  expect(first.body).toContain('value="Jean@Example.ca"')
  expect(await stored()).toEqual([])
  const form_token = /name="form_token" value="([^"]+)"/.exec(first.body)?.[1] ?? ''
  hosting.panel.advanceClock(500)
  const hasty = await post({ ...WRITTEN, form_token })
  expect(hasty.status).toBe(422)
  expect(hasty.body).toContain(form_token)
  hosting.panel.advanceClock(3000)
  expect((await post({ ...WRITTEN, form_token })).status).toBe(303)
  expect(await stored()).toHaveLength(1)
})

test('with script, a solved challenge marks the message as checked', async () => {
  const { challenge, form_token } = await token()
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey })
  hosting.panel.advanceClock(5000)
  const proof = btoa(JSON.stringify({ challenge, solution }))
  expect((await post({ ...WRITTEN, form_token, proof })).status).toBe(303)
  expect(await stored()).toMatchObject([{ was_checked: true }])
})

test('a form sent twice is one message and one email', async () => {
  const form_token = await ready()
  const sent = { ...WRITTEN, form_token }
  const answers = await Promise.all([post(sent), post(sent), post(sent)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await stored()).toHaveLength(1)
  await workOnce(hosting.panel.world)
  expect(hosting.panel.emails).toHaveLength(1)

  const other = await post({ ...sent, message: 'And another thing.' })
  expect(other.status).toBe(422)
  const fresh = /name="form_token" value="([^"]+)"/.exec(other.body)?.[1] ?? ''
  hosting.panel.advanceClock(5000)
  const again = await post({ ...sent, message: 'And another thing.', form_token: fresh })
  expect(again.status).toBe(303)
  expect(await stored()).toHaveLength(2)
})

test.each([
  ['no name', { name: ' ' }, 'Please enter your name.'],
  ['an email without a dot', { email: 'ann@example' }, 'Please enter an email address'],
  ['a short phone number', { phone: '555' }, 'Please enter a ten-digit phone number'],
  ['no message', { message: '' }, 'Please write a message.'],
  ['no consent', { consent: '' }, 'Please agree'],
  ['a long message', { message: 'x'.repeat(4001) }, 'Please use at most 4000 characters.'],
  ['a French form', { language: 'fr', page: '/fr/contact', name: '' }, 'Entrez votre nom.'],
  ['a valuation of nothing', { kind: 'valuation', address: '' }, '']
])('%s gets a sentence at the field, and nothing is lost', async (_name, change, sentence) => {
  const { body, headers, status } = await post({
    ...WRITTEN,
    form_token: await ready(),
    ...change
  } as Record<string, string>)
  expect([status, headers['cache-control']]).toEqual([422, 'no-store'])
  expect(body).toContain(sentence)
  expect(await stored()).toEqual([])
})

test('a token of another website, of yesterday, or forged sends nothing', async () => {
  const other = await hosting.newSite({ city: 'Ottawa' })
  const foreign = JSON.parse((await hosting.get(other.host, '/_site/form')).body).form_token
  const old = await ready()
  hosting.panel.advanceClock(25 * 60 * 60_000)
  for (const form_token of [foreign, old, 'a.b.c', `${old}x`, '..', 'NaN.x.y']) {
    expect((await post({ ...WRITTEN, form_token })).status).toBe(422)
  }
  expect(await stored()).toEqual([])
})

test('a form on another website sends nothing at its first press', async () => {
  const form_token = await ready()
  for (const origin of ['https://evil.test', 'null', `https://${site.host}.evil.test`]) {
    expect((await post({ ...WRITTEN, form_token }, { origin })).status).toBe(422)
  }
  const own = await post({ ...WRITTEN, form_token }, { origin: `https://${site.host}` })
  expect(own.status).toBe(303)
})

test('a filled-in trap asks again', async () => {
  const form_token = await ready()
  expect((await post({ ...WRITTEN, form_token, website: 'https://spam.test' })).status).toBe(422)
  expect(await stored()).toEqual([])
})

test('many messages from one address get 429, with what was typed and the phone number', async () => {
  const statuses: number[] = []
  let last = await post({ ...WRITTEN, form_token: await ready() })
  for (let at = 0; at < 10; at++) {
    last = await post({ ...WRITTEN, message: `Message ${at}`, form_token: await ready() })
    statuses.push(last.status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect(last.body).toContain('Message 9')
  expect(last.body).toContain('555-0134')
  expect(await stored()).toHaveLength(10)
})

test('what is too large or no form is refused with a page of nobody', async () => {
  expect((await post({ ...WRITTEN, message: 'x'.repeat(200_000) })).status).toBe(413)
  expect((await post(WRITTEN, { 'content-type': 'application/json' })).status).toBe(400)
  const got = await hosting.get(site.host, '/_site/message')
  expect([got.status, got.headers.allow]).toEqual([405, 'POST'])
})

test('control characters, line breaks in a name and emoji are text', async () => {
  const name = 'Eve\r\nBcc: all@example.ca\u0000 🏠'
  expect((await post({ ...WRITTEN, name, form_token: await ready() })).status).toBe(303)
  const [message] = await stored()
  expect(message?.name).toBe('Eve Bcc: all@example.ca 🏠')
  await workOnce(hosting.panel.world)
  expect(hosting.panel.emails[0]?.replyTo).toEqual({
    name: 'Eve Bcc: all@example.ca 🏠',
    address: 'jean@example.ca'
  })
})

test('a website whose plan has ended still takes a message, and opens again at once', async () => {
  const { db } = hosting.panel.world
  const stop = (planStop: boolean) =>
    db.updateTable('websites').set({ planStop }).where('website_id', '=', site.website_id).execute()
  await stop(true)
  await expect.poll(async () => (await hosting.get(site.host)).status).toBe(503)
  const { body, headers } = await hosting.get(site.host, '/about')
  expect(body).toContain('action="/_site/message"')
  expect([headers['retry-after'], headers['cache-control']]).toEqual(['3600', 'no-store'])
  const { status, headers: sent } = await post({ ...WRITTEN, form_token: await ready() })
  expect(status).toBe(303)
  expect((await hosting.get(site.host, sent.location)).body).toContain('Thank you')
  expect(await stored()).toHaveLength(1)
  await stop(false)
  await expect.poll(async () => (await hosting.get(site.host)).status).toBe(200)
})
