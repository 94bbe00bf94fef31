import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#contract/leads/person.ts'
import { saveConsentText } from '#panel/records/leads/lead-consents.ts'
import { processBulkEmails } from '#panel/actions/leads/process-bulk-emails.ts'
import { campaignsOf } from '../../kit/campaigns.ts'
import { startHosting } from '../../kit/hosting.ts'
import { addLead } from '../../kit/lead-emails.ts'
import { choicesOf } from '../../kit/privacy-choices.ts'
import { insertRegistration } from '../../kit/registrations.ts'

const KIM = 'kim@visitor.test'
const HOUR_MS = 3_600_000

let hosting: Awaited<ReturnType<typeof startHosting>>
let ann: Awaited<ReturnType<typeof hosting.newSite>>
let ben: typeof ann
let kim: ReturnType<typeof choicesOf>
let lead_id: string
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
  ann = await hosting.newSite({ second_language: 'fr' })
  ben = await hosting.newSite({ city: 'Ottawa' })
  kim = choicesOf(hosting, ann.host)
  lead_id = await addLead(hosting.panel, ann.website_id, { email: KIM, page: '/contact' })
  await addLead(hosting.panel, ben.website_id, { email: KIM })
  await addSearch()
  const { website_id } = ann
  await insertRegistration(hosting.panel, { website_id, lead_id, email: KIM })
})
afterAll(() => hosting.close())

const db = () => hosting.panel.world.db
const eventsOf = async (kind: string) => {
  const { body } = await hosting.panel.call(person, { lead_id }, ann)
  return body.person.timeline.events.filter((event: { kind: string }) => event.kind === kind)
}

async function addSearch(): Promise<void> {
  const at = hosting.panel.now()
  const text_id = await saveConsentText(db(), 'en', 'Yes, email me new homes.')
  const search = { website_id: ann.website_id, lead_id, query: 'beds=3', language: 'en' } as const
  const whose = { email: KIM, email_key: KIM, text_id, verified: true }
  await db()
    .insertInto('saved_searches')
    .values({ ...search, ...whose, asked_at: at, confirmed_at: at, next_at: at })
    .execute()
}

test('a link to what is held goes to any address, and the page never tells which are known', async () => {
  const door = await kim.open('/privacy-choices')
  expect(door.status).toBe(200)
  expect(door.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex'
  })
  expect(door.body).not.toMatch(/<script|set-cookie/i)
  expect(door.body).toContain('hrefLang="fr"')
  expect((await kim.open('/privacy')).body).toContain('href="/privacy-choices"')

  const known = await kim.ask(KIM)
  const unknown = await kim.ask('nobody@visitor.test')
  expect([known.status, known.headers.location]).toEqual([303, '/privacy-choices?sent=1'])
  expect([unknown.status, unknown.headers.location]).toEqual([303, '/privacy-choices?sent=1'])
  expect((await kim.open('/privacy-choices?sent=1')).body).toContain('Check your email')
  const wrong = await kim.ask('kim at visitor')
  expect(wrong.status).toBe(422)
  expect(wrong.body).toContain('value="kim at visitor"')
  expect(wrong.headers['content-security-policy']).toContain("script-src 'self'")
  const link = await kim.link('nobody@visitor.test')
  expect((await kim.open(link)).body).toContain('You haven’t agreed to news and offers here.')
  expect((await kim.open(link)).body).not.toContain('3 beds')
})

test('behind the link is everything of the address, with the texts agreed to; opening it changes nothing', async () => {
  await kim.ask(KIM)
  const link = await kim.link(KIM)
  const page = await kim.open(link)
  expect(page.status).toBe(200)
  expect(page.headers['cache-control']).toBe('private, no-store')
  for (const text of [
    'You wrote on',
    'On this website: /contact',
    'Yes, email me new homes.',
    'The terms of use.',
    'Withdraw everything'
  ]) {
    expect(page.body).toContain(text)
  }
  const french = await kim.open(link.replace('/en/', '/fr/'))
  expect(french.body).toContain('Tout retirer')
  expect(french.body).not.toContain('<script')
  expect(await db().selectFrom('saved_searches').selectAll().execute()).toHaveLength(1)
  // Neither another website nor a token that was changed opens it.
  expect((await hosting.get(ben.host, link)).status).toBe(404)
  const changed = `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`
  expect((await kim.open(changed)).status).toBe(404)
  const foreign = await kim.press(link, 'all', {}, { origin: 'https://elsewhere.test' })
  expect(foreign.status).toBe(422)
  expect(await db().selectFrom('saved_searches').selectAll().execute()).toHaveLength(1)
})

test('each is withdrawn by one press, at once, and shows on the timeline; a yes is given again with its text', async () => {
  await kim.ask(KIM)
  const link = await kim.link(KIM)
  const searchId = /name="search" value="([^"]+)"/.exec((await kim.open(link)).body)?.[1] ?? ''
  const stopped = await kim.press(link, 'search', { search: searchId })
  const path = link.replace('/en/', '/')
  expect([stopped.status, stopped.headers.location]).toEqual([303, `${path}?done=search`])
  expect((await kim.open(`${path}?done=search`)).body).toContain('about this search any more')
  expect(await db().selectFrom('saved_searches').selectAll().execute()).toEqual([])
  expect(await eventsOf('saved_search')).toMatchObject([{ data: { ended: 'unsubscribed' } }])

  await kim.press(link, 'registration')
  expect(await db().selectFrom('vow_sessions').selectAll().execute()).toEqual([])
  expect(await eventsOf('registration')).toMatchObject([
    { by: null, data: { change: 'withdrawn' } }
  ])

  await kim.press(link, 'emails')
  await kim.press(link, 'emails')
  expect(await eventsOf('withdrawn')).toMatchObject([{ data: { by: 'visitor' } }])
  const { draft, letters, send } = campaignsOf(() => ({ agent: ann, panel: hosting.panel }))
  const sentTo = async () => {
    hosting.panel.emails.length = 0
    await send(await draft())
    hosting.panel.advanceClock(60_000)
    while ((await processBulkEmails(hosting.panel.world)) > 0);
    return letters().map(({ to }) => to.address)
  }
  expect(await sentTo()).toEqual([])

  const withdrawn = await kim.open(link)
  expect(withdrawn.body).not.toContain('Withdraw everything')
  const offer = /name="offer" value="([^"]+)"/.exec(withdrawn.body)?.[1] ?? ''
  expect((await kim.press(link, 'give', { offer })).body).toContain('Please tick the box')
  expect((await kim.press(link, 'give', { offer: 'another', agrees: 'yes' })).status).toBe(422)
  expect((await kim.press(link, 'give', { offer, agrees: 'yes' })).status).toBe(303)
  const [given] = await eventsOf('consent')
  expect((await kim.open(link)).body).toContain(given.data.agreed_to.slice(0, 40))
  expect(await sentTo()).toEqual([KIM])
  await kim.press(link, 'all')
  expect(await sentTo()).toEqual([])
  // What another website holds of the address is its own.
  const others = db().selectFrom('lead_consents').where('website_id', '=', ben.website_id)
  expect(await others.select('withdrawn_at').execute()).toEqual([{ withdrawn_at: null }])
})

test('a visitor who withdrew and writes again still sees that they withdrew', async () => {
  const LEE = 'lee@visitor.test'
  await addLead(hosting.panel, ann.website_id, { email: LEE, page: '/contact' })
  await kim.ask(LEE)
  const link = await kim.link(LEE)
  expect((await kim.open(link)).body).toContain('The law allows emails for six months')
  await kim.press(link, 'emails')
  hosting.panel.advanceClock(1000)
  await addLead(hosting.panel, ann.website_id, { email: LEE, page: '/contact' })
  const again = (await kim.open(link)).body
  expect(again).not.toContain('The law allows emails for six months')
  expect(again).toContain('Withdrawn on')
})

test('a link ends after a day', async () => {
  await kim.ask(KIM)
  const link = await kim.link(KIM)
  hosting.panel.advanceClock(23 * HOUR_MS)
  expect((await kim.open(link)).status).toBe(200)
  hosting.panel.advanceClock(HOUR_MS)
  const ended = await kim.open(link)
  expect([ended.status, ended.body]).toEqual([404, expect.stringContaining('no longer works')])
  expect((await kim.press(link, 'all')).status).toBe(404)
})
