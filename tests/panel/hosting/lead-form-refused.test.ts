import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startLeadForms, WRITTEN } from '../../kit/lead-forms.ts'

type Forms = Awaited<ReturnType<typeof startLeadForms>>
let forms: Forms
beforeAll(async () => {
  forms = await startLeadForms()
})
afterAll(() => forms.hosting.close())
beforeEach(() => forms.clear())

test('a token of another website, of yesterday, or forged sends nothing', async () => {
  const other = await forms.hosting.newSite({ city: 'Ottawa' })
  const foreign = JSON.parse((await forms.hosting.get(other.host, '/_site/form')).body).form_token
  const old = await forms.ready()
  forms.hosting.panel.advanceClock(25 * 60 * 60_000)
  for (const form_token of [foreign, old, 'a.b.c', `${old}x`, '..', 'NaN.x.y']) {
    expect((await forms.post({ ...WRITTEN, form_token })).status).toBe(422)
  }
  expect(await forms.stored()).toEqual([])
})

test('a form on another website sends nothing at its first press', async () => {
  const form_token = await forms.ready()
  for (const origin of ['https://evil.test', 'null', `https://${forms.site.host}.evil.test`]) {
    expect((await forms.post({ ...WRITTEN, form_token }, { origin })).status).toBe(422)
  }
  const own = await forms.post({ ...WRITTEN, form_token }, { origin: `https://${forms.site.host}` })
  expect(own.status).toBe(303)
})

test('a form that is shown again has all that was typed', async () => {
  const typed = {
    name: 'Zoé 🏠',
    email: 'ann@example',
    phone: '555',
    message: 'Is it <b>sold</b>?'
  }
  const { body } = await forms.post({ ...WRITTEN, ...typed, form_token: await forms.ready() })
  for (const value of ['Zoé 🏠', 'ann@example', '555']) expect(body).toContain(`value="${value}"`)
  expect(body).toContain('>Is it &lt;b&gt;sold&lt;/b&gt;?</textarea>')
})

test('a filled-in trap asks again', async () => {
  const form_token = await forms.ready()
  expect((await forms.post({ ...WRITTEN, form_token, website: 'https://spam.test' })).status).toBe(
    422
  )
  expect(await forms.stored()).toEqual([])
})

test('many messages from one address get 429, with what was typed and the phone number', async () => {
  const statuses: number[] = []
  let last = await forms.post({ ...WRITTEN, form_token: await forms.ready() })
  for (let at = 0; at < 10; at++) {
    last = await forms.post({
      ...WRITTEN,
      message: `Message ${at}`,
      form_token: await forms.ready()
    })
    statuses.push(last.status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect(last.body).toContain('Message 9')
  expect(last.body).toContain('555-0134')
  expect(await forms.stored()).toHaveLength(10)
})

test('what is too large or no form is refused with a page of nobody', async () => {
  expect((await forms.post({ ...WRITTEN, message: 'x'.repeat(1_000_000) })).status).toBe(413)
  expect((await forms.post(WRITTEN, { 'content-type': 'application/json' })).status).toBe(400)
  const { host } = forms.site
  const put = await forms.hosting.ask({ host, path: '/_site/message', method: 'PUT' })
  expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
})

test.each([
  ['/_site/message?page=%2Fcontact', '/contact'],
  ['/_site/message?page=%2F%2Fevil.test', '/'],
  ['/_site/message?page=https%3A%2F%2Fevil.test', '/'],
  ['/_site/message', '/']
])('%s, opened instead of posted to, leads to %s', async (path, page) => {
  const { headers, status } = await forms.hosting.get(forms.site.host, path)
  expect([status, headers.location]).toEqual([303, page])
})

test('200 posts a minute from one address get 429 with the agent’s phone number', async () => {
  const statuses = new Set<number>()
  let last = await forms.post({})
  for (let at = 0; at < 200; at++) {
    last = await forms.post({ ...WRITTEN, form_token: '' })
    statuses.add(last.status)
  }
  expect([...statuses]).toEqual([422, 429])
  expect(last.body).toContain('(416) 555-0134')
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([
  ['away', 'ECONNREFUSED'],
  ['stuck', '57014']
])(
  'while the database is %s, nothing typed is lost and a later press sends it',
  async (_, code) => {
    const { world } = forms.hosting.panel
    const form_token = await forms.ready()
    await forms.hosting.get(forms.site.host, '/contact')
    const { db } = world
    const away = () => {
      throw Object.assign(new Error(`the database said ${code}`), { code })
    }
    world.db = new Proxy(db, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (name === 'transaction') return away
        return typeof value === 'function' ? value.bind(target) : value
      }
    })
    const { body, headers, status } = await forms.post({ ...WRITTEN, form_token })
    world.db = db
    expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
    expect(body).toContain('I am looking for a house.')
    expect(body).toContain('press the button again in a minute')
    expect((await forms.post({ ...WRITTEN, form_token })).status).toBe(303)
    expect(await forms.stored()).toHaveLength(1)
  }
)
