import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { startLeadForms, WRITTEN } from '../../kit/lead-forms.ts'

type Forms = Awaited<ReturnType<typeof startLeadForms>>
let forms: Forms
beforeAll(async () => {
  forms = await startLeadForms()
})
afterAll(() => forms.hosting.close())
beforeEach(() => forms.clear())

test('a message is stored as a lead, emailed once, and answered with a thank-you page', async () => {
  const { status, headers } = await forms.post({ ...WRITTEN, form_token: await forms.ready() })
  expect([status, headers.location]).toEqual([303, '/contact?sent=contact.contact'])
  expect(headers['set-cookie']).toBeUndefined()
  const thanks = await forms.hosting.get(forms.site.host, headers.location)
  expect([thanks.status, thanks.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(thanks.body).toContain('Thank you')

  expect(await forms.stored()).toMatchObject([
    {
      website_id: forms.site.website_id,
      kind: 'contact',
      name: 'Jean-Sébastien Desrosiers',
      email: 'jean@example.ca',
      phone: '4185550142',
      message: 'Bonjour,\n\nI am looking for a house.',
      page: '/contact',
      language: 'en',
      verified: false,
      is_test: false,
      stage: 'new'
    }
  ])
  expect(await forms.consents()).toMatchObject([{ kind: 'inquiry', withdrawn_at: null }])
  await runDueJobs(forms.hosting.panel.world)
  await expect
    .poll(forms.deliveries)
    .toMatchObject([{ channel: 'email', state: 'delivered', tries: 1 }])
  expect(forms.hosting.panel.emails).toMatchObject([
    {
      to: { name: 'Amara Osei' },
      replyTo: { name: 'Jean-Sébastien Desrosiers', address: 'jean@example.ca' },
      subject: 'Message from Jean-Sébastien Desrosiers',
      text: expect.stringContaining('I am looking for a house.')
    }
  ])
})

test('a message goes to the address that the website shows', async () => {
  const { db } = forms.hosting.panel.world
  await sql`update sites set published = jsonb_set(published, '{salesman_email}', '"ao@agent.example"')
    where website_id = ${forms.site.website_id}`.execute(db)
  expect((await forms.post({ ...WRITTEN, form_token: await forms.ready() })).status).toBe(303)
  await runDueJobs(forms.hosting.panel.world)
  expect(forms.hosting.panel.emails).toMatchObject([{ to: { address: 'ao@agent.example' } }])
})

test('without script there is no token: the page asks to press once more, and keeps what was typed', async () => {
  const first = await forms.post({ ...WRITTEN, form_token: '' })
  expect(first.status).toBe(422)
  expect(first.body).toContain('press the button once more')
  expect(first.body).toContain('I am looking for a house.')
  expect(first.body).toContain('value="Jean@Example.ca"')
  expect(await forms.stored()).toEqual([])
  const form_token = /name="form_token" value="([^"]+)"/.exec(first.body)?.[1] ?? ''
  forms.hosting.panel.advanceClock(500)
  const hasty = await forms.post({ ...WRITTEN, form_token })
  expect(hasty.status).toBe(422)
  expect(hasty.body).toContain(form_token)
  forms.hosting.panel.advanceClock(3000)
  expect((await forms.post({ ...WRITTEN, form_token })).status).toBe(303)
  expect(await forms.stored()).toHaveLength(1)
})

test('with script, a solved challenge marks the message as checked', async () => {
  const proven = await forms.proven()
  expect((await forms.post({ ...WRITTEN, ...proven })).status).toBe(303)
  expect(await forms.stored()).toMatchObject([{ verified: true }])
})

test('a form sent twice is one message and one email', async () => {
  const form_token = await forms.ready()
  const sent = { ...WRITTEN, form_token }
  const answers = await Promise.all([forms.post(sent), forms.post(sent), forms.post(sent)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await forms.stored()).toHaveLength(1)
  await runDueJobs(forms.hosting.panel.world)
  expect(forms.hosting.panel.emails).toHaveLength(1)

  const other = await forms.post({ ...sent, message: 'And another thing.' })
  expect(other.status).toBe(422)
  const fresh = /name="form_token" value="([^"]+)"/.exec(other.body)?.[1] ?? ''
  forms.hosting.panel.advanceClock(5000)
  const again = await forms.post({ ...sent, message: 'And another thing.', form_token: fresh })
  expect(again.status).toBe(303)
  expect(await forms.stored()).toHaveLength(2)
})

test.each([
  ['no name', { name: ' ' }, 'Please enter your name.'],
  ['an email without a dot', { email: 'ann@example' }, 'Please enter an email address'],
  ['a short phone number', { phone: '555' }, 'Please enter a ten-digit phone number'],
  ['no message', { message: '' }, 'Please write a message.'],
  ['a long message', { message: 'x'.repeat(4001) }, 'Please use at most 4000 characters.'],
  ['a French form', { language: 'fr', page: '/fr/contact', name: '' }, 'Entrez votre nom.'],
  ['a valuation of nothing', { kind: 'valuation', address: '' }, '']
])('%s gets a sentence at the field, and nothing is lost', async (_name, change, sentence) => {
  const { body, headers, status } = await forms.post({
    ...WRITTEN,
    form_token: await forms.ready(),
    ...change
  } as Record<string, string>)
  expect([status, headers['cache-control']]).toEqual([422, 'no-store'])
  expect(body).toContain(sentence)
  expect(await forms.stored()).toEqual([])
})

test('control characters, line breaks in a name and emoji are text', async () => {
  const name = 'Eve\r\nBcc: all@example.ca\u0000 🏠'
  expect((await forms.post({ ...WRITTEN, name, form_token: await forms.ready() })).status).toBe(303)
  const [message] = await forms.stored()
  expect(message?.name).toBe('Eve Bcc: all@example.ca 🏠')
  await runDueJobs(forms.hosting.panel.world)
  expect(forms.hosting.panel.emails[0]?.replyTo).toEqual({
    name: 'Eve Bcc: all@example.ca 🏠',
    address: 'jean@example.ca'
  })
})

test('a website whose plan has ended still takes a message, and opens again at once', async () => {
  const { db } = forms.hosting.panel.world
  const stop = (planStop: boolean) =>
    db
      .updateTable('websites')
      .set({ planStop })
      .where('website_id', '=', forms.site.website_id)
      .execute()
  await stop(true)
  await expect.poll(async () => (await forms.hosting.get(forms.site.host)).status).toBe(503)
  const { body, headers } = await forms.hosting.get(forms.site.host, '/about')
  expect(body).toContain('action="/_site/message?page=%2F"')
  expect([headers['retry-after'], headers['cache-control']]).toEqual(['3600', 'no-store'])
  const { status, headers: sent } = await forms.post({
    ...WRITTEN,
    form_token: await forms.ready()
  })
  expect(status).toBe(303)
  expect((await forms.hosting.get(forms.site.host, sent.location)).body).toContain('Thank you')
  expect(await forms.stored()).toHaveLength(1)
  await stop(false)
  await expect.poll(async () => (await forms.hosting.get(forms.site.host)).status).toBe(200)
})

test('each form asks for its own fields: a call needs a number and no email', async () => {
  const page = await forms.hosting.get(forms.site.host, '/contact/callback')
  expect(page.status).toBe(200)
  expect(page.body).toContain('name="phone"')
  expect(page.body).not.toContain('name="email"')
  const callback = { ...WRITTEN, kind: 'callback', page: '/contact/callback', block: 'form' }
  const without = await forms.post({ ...callback, phone: '', form_token: await forms.ready() })
  expect(without.body).toContain('such as 416-555-0123')
  const call = { ...callback, email: '', message: '', preferred_time: 'Monday at 9' }
  const { headers } = await forms.post({ ...call, form_token: await forms.ready() })
  expect(headers.location).toBe('/contact/callback?sent=callback.form')
  expect((await forms.hosting.get(forms.site.host, headers.location)).body).toContain('Thank you')
  expect(await forms.stored()).toMatchObject([
    { kind: 'callback', email: '', phone: '4185550142', preferred_time: 'Monday at 9' }
  ])
  await runDueJobs(forms.hosting.panel.world)
  expect(forms.hosting.panel.emails).toMatchObject([
    { subject: expect.stringContaining('asks for a call') }
  ])
  expect(forms.hosting.panel.emails[0]?.replyTo).toBeUndefined()
})

test('a question about a home that was taken off the website keeps what was typed, and is not lost', async () => {
  const asked = { ...WRITTEN, kind: 'showing', block: 'form', home: '41-glendale-avenue-high-park' }
  const page = `/contact/showing/${asked.home}`
  expect((await forms.hosting.get(forms.site.host, page)).status).toBe(404)
  const again = await forms.post({
    ...asked,
    page,
    email: 'nobody',
    form_token: await forms.ready()
  })
  expect(again.status).toBe(422)
  expect(again.body).toContain('I am looking for a house.')
  expect((await forms.post({ ...asked, page, form_token: await forms.ready() })).status).toBe(303)
  expect(await forms.stored()).toMatchObject([
    { kind: 'showing', listing_id: asked.home, home: asked.home }
  ])
})

test('a yes to news and offers is stored with its text, and an inquiry holds for six months', async () => {
  const { body } = await forms.hosting.get(forms.site.host, '/contact')
  const [, offers = ''] = /name="consent_text" value="([^"]+)"/.exec(body) ?? []
  expect(offers).toContain('Amara Osei of')
  expect(body).not.toContain('checked=""')
  expect(body).not.toMatch(/name="consent"[^>]*required/)
  const sent = { ...WRITTEN, consent: 'yes', consent_text: offers, form_token: await forms.ready() }
  expect((await forms.post(sent)).status).toBe(303)
  const [inquiry, express] = await forms.consents()
  expect([inquiry?.kind, express?.kind]).toEqual(['inquiry', 'express'])
  expect(express?.ends_at).toBeNull()
  const days = (inquiry!.ends_at!.getTime() - inquiry!.given_at.getTime()) / 86_400_000
  expect(Math.round(days)).toBeGreaterThan(180)
  expect(Math.round(days)).toBeLessThan(185)
})

test('an inquiry full of links is stored as unverified and left for the daily summary', async () => {
  const message = 'https://a.test https://b.test https://c.test'
  const proven = await forms.proven()
  expect((await forms.post({ ...WRITTEN, message, ...proven })).status).toBe(303)
  expect(await forms.stored()).toMatchObject([{ verified: false, message }])
  expect(await forms.deliveries()).toMatchObject([{ channel: 'email', state: 'held' }])
  await runDueJobs(forms.hosting.panel.world)
  expect(forms.hosting.panel.emails).toEqual([])
})

test('the tags of an advertisement reach the lead, also by a form that is pressed twice', async () => {
  const page = `https://${forms.site.host}/contact?utm_source=facebook&utm_campaign=spring`
  const first = await forms.post({ ...WRITTEN, form_token: '' }, { referer: page })
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(first.body)?.[1] ?? ''
  const again = { form_token: hidden('form_token'), source: hidden('source') }
  forms.hosting.panel.advanceClock(5000)
  const referer = `https://${forms.site.host}/_site/message`
  const source = again.source.replaceAll('&amp;', '&')
  expect((await forms.post({ ...WRITTEN, ...again, source }, { referer })).status).toBe(303)
  expect(await forms.stored()).toMatchObject([
    { source: { utm_source: 'facebook', utm_campaign: 'spring', landing_page: '/contact' } }
  ])
})

test('of a visitor with Global Privacy Control, the lead names no page or website before the form’s', async () => {
  const referer = `https://${forms.site.host}/contact`
  const before = `https://${forms.site.host}/?utm_source=facebook`
  const sent = async (message: string) => {
    return { ...WRITTEN, before, message, form_token: await forms.ready() }
  }
  expect((await forms.post(await sent('One.'), { referer, 'sec-gpc': '1' })).status).toBe(303)
  expect((await forms.post(await sent('Two.'), { referer })).status).toBe(303)
  const sources = (await forms.stored()).map(({ source }) => source)
  expect(sources).toContainEqual({ landing_page: '/contact' })
  expect(sources).toContainEqual({ utm_source: 'facebook', landing_page: '/' })
})
