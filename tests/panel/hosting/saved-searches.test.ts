import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#contract/leads/person.ts'
import { removeSavedSearch } from '#contract/leads/person-changes.ts'
import type { OwnListing } from '#contract/listings/own-listings.ts'
import { unpublishSite } from '#contract/websites/site-builder.ts'
import { erasePerson } from '#contract/leads/same-person.ts'
import { processBulkEmails } from '#panel/actions/leads/process-bulk-emails.ts'
import { removeExpired } from '#panel/jobs/remove-expired.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { startLeadForms } from '../../kit/lead-forms.ts'
import { openListings } from '../../kit/listings.ts'

const DAY_MS = 86_400_000
const VISITOR = 'kim@visitor.test'
const soon = { timeout: 20_000, interval: 50 }

let forms: Awaited<ReturnType<typeof startLeadForms>>
let ann: Awaited<ReturnType<typeof openListings>>
let known: OwnListing
let agreed = ''
beforeAll(async () => {
  forms = await startLeadForms({ rateLimits: false })
  ann = await openListings(forms.hosting.panel, forms.site)
  known = (await ann.save({ title: { en: 'Known loft' } })).body
  await forms.clear()
})
afterAll(() => forms.hosting.close())

const { get, ask } = {
  get: (path: string) => forms.hosting.get(forms.site.host, path),
  ask: (path: string) => forms.hosting.ask({ host: forms.site.host, path, method: 'POST' })
}
const status = async (path: string) => (await get(path)).status
const emails = () => forms.hosting.panel.emails
const searches = () =>
  forms.hosting.panel.world.db.selectFrom('saved_searches').selectAll().execute()

/** Sends the form of the search page; the page that its visitor sees then. */
async function save(change: Record<string, string> = {}): Promise<string> {
  const { form_token, proof } = await forms.proven()
  const form = { kind: 'search', block: 'alerts', language: 'en', page: '/listings' }
  const sent = { ...form, form_token, proof, consent_text: agreed, email: VISITOR, query: 'beds=3' }
  const answer = await forms.post({ ...sent, ...change })
  const { headers } = answer
  return headers.location === undefined ? answer.body : (await get(headers.location)).body
}

/** The path behind the button of the email that asks for a confirmation. */
function confirmPath(): string {
  const sent = emails().findLast(({ id }) => id.startsWith('search-'))
  return /\/_site\/search\/\w+/.exec(sent?.text ?? '')?.[0] ?? 'no link'
}

async function nextMorning(): Promise<void> {
  forms.hosting.panel.advanceClock(DAY_MS)
  await processBulkEmails(forms.hosting.panel.world)
  await processBulkEmails(forms.hosting.panel.world)
}
const alerts = () => emails().filter(({ id }) => id.startsWith('bulk-'))

test('a saved search sends nothing before its link’s button is pressed, and then only news', async () => {
  await expect.poll(() => status('/listings'), soon).toBe(200)
  const page = await get('/listings')
  agreed = /name="consent_text" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  expect(agreed).toContain('once a day at most')
  expect(page.body).toContain('to send you these homes, and sees your search.')
  expect(await save({ form_token: '' })).toContain('once more to ask for these alerts')
  expect(await save()).toContain('Check your email')
  const again = await save({ query: 'beds=3&page=2&sort=size' })
  expect(again).toContain('Check your email')
  expect(again).toMatch(/href="\/listings\?beds=3"[^>]*>Back to the search<\/a>/)
  expect(await searches()).toMatchObject([{ query: 'beds=3', confirmed_at: null, lead_id: null }])
  await runDueJobs(forms.hosting.panel.world)
  expect(emails().map(({ to }) => to.address)).toEqual([VISITOR])

  const path = confirmPath()
  expect((await get(path)).body).toContain('Turn on your alerts?')
  await nextMorning()
  expect(await searches()).toMatchObject([{ confirmed_at: null }])
  expect(alerts()).toEqual([])
  expect((await ask(path)).body).toContain('Your alerts are on')
  expect((await ask(path)).status).toBe(200)
  const [lead, ...more] = await forms.stored()
  expect(more).toEqual([])
  expect(lead).toMatchObject({ kind: 'search', email: VISITOR, verified: true })
  // It allows no campaign.
  expect(await forms.consents()).toEqual([])
  await runDueJobs(forms.hosting.panel.world)
  expect(emails().at(-1)).toMatchObject({ subject: `${VISITOR} saved a search` })

  // What its visitor has just seen is not news.
  await nextMorning()
  expect(alerts()).toEqual([])
})

test('an alert tells of new homes and lower prices, once, with what the law asks for', async () => {
  const { body: fresh } = await ann.save({ title: { en: 'Loft over the bakery' } })
  await ann.save({ title: { en: 'Too small' }, BedroomsTotal: 1 })
  await ann.save({ title: { en: 'Known loft' }, ListPrice: 850_000 }, known)
  await nextMorning()
  const [alert, ...more] = alerts()
  expect(more).toEqual([])
  expect(alert?.subject).toBe('A new home: Bedrooms: 3 or more')
  expect(alert?.to.address).toBe(VISITOR)
  for (const part of ['Loft over the bakery', '$850,000 (was $899,900)', fresh.listing_url]) {
    expect(alert?.text).toContain(part)
  }
  expect(alert?.text).not.toContain('Too small')
  expect(alert?.text).toMatch(/You get this because you agreed on .+ to emails from/)
  expect(alert?.unsubscribeUrl).toMatch(/^https:\/\/maplekey\.test\/hooks\/unsubscribe\/\w+$/)
  await nextMorning()
  expect(alerts()).toHaveLength(1)
})

test('an alert that a killed process may have sent has the same Message-ID again', async () => {
  const { db } = forms.hosting.panel.world
  await ann.save({ title: { en: 'House by the lake' } })
  await nextMorning()
  const [, sent] = alerts()
  // As if it had been killed between sending and marking.
  const { bulk_email_id } = await db
    .updateTable('bulk_emails')
    .set({ state: 'waiting', sent_at: null })
    .where('bulk_email_id', '=', sent?.id.slice('bulk-'.length) ?? '')
    .returning('bulk_email_id')
    .executeTakeFirstOrThrow()
  await processBulkEmails(forms.hosting.panel.world)
  expect(alerts().map(({ id }) => id)).toEqual([
    expect.any(String),
    `bulk-${bulk_email_id}`,
    `bulk-${bulk_email_id}`
  ])
})

test('a home that is withdrawn before the alert is sent is not in it', async () => {
  const before = alerts().length
  const { body } = await ann.save({ title: { en: 'Withdrawn' } })
  await ann.save({ title: { en: 'Withdrawn' }, MlsStatus: 'Draft' }, body)
  await nextMorning()
  expect(alerts()).toHaveLength(before)
})

test('nothing is sent while the plan is stopped, and what was missed comes afterwards', async () => {
  const { db } = forms.hosting.panel.world
  const stop = (planStop: boolean) =>
    db.updateTable('websites').set({ planStop }).where('website_id', '=', ann.website_id).execute()
  const before = alerts().length
  await ann.save({ title: { en: 'Missed meanwhile' } })
  await stop(true)
  await nextMorning()
  expect(alerts()).toHaveLength(before)
  await stop(false)
  await nextMorning()
  expect(alerts().at(-1)?.text).toContain('Missed meanwhile')
})

test('one press in an email ends its search alone, and the agent reads why', async () => {
  await save({ query: 'beds=2' })
  await runDueJobs(forms.hosting.panel.world)
  await ask(confirmPath())
  expect(await searches()).toHaveLength(2)
  const link = /\/_site\/unsubscribe\/\w+/.exec(alerts().at(-1)?.text ?? '')?.[0] ?? ''
  expect((await get(link)).body).toContain('Stop these alerts?')
  expect(await searches()).toHaveLength(2)
  expect((await ask(link)).body).toContain('Your alerts are off')
  expect(await searches()).toMatchObject([{ query: 'beds=2' }])
  const [lead] = await forms.stored()
  const { lead_id = '' } = lead ?? {}
  const { body } = await forms.hosting.panel.call(person, { lead_id }, ann)
  const { saved_searches, timeline } = body.person
  expect(saved_searches).toMatchObject([{ said: { en: 'Bedrooms: 2 or more' } }])
  expect(timeline.events[0]).toMatchObject({
    kind: 'saved_search',
    data: { query: 'beds=3', ended: 'unsubscribed' }
  })

  const { saved_search_id } = saved_searches[0]
  const removed = await forms.hosting.panel.call(
    removeSavedSearch,
    { lead_id, saved_search_id },
    ann
  )
  expect(removed.body.person.saved_searches).toEqual([])
})

test('the text that was agreed to is today’s, and no address is told apart from another', async () => {
  expect(await save({ consent_text: 'Yes to everything' })).toContain('has changed since')
  const known = await save({ query: 'beds=4' })
  expect(await save({ query: 'beds=4' })).toBe(known)
  for (const query of ['beds=5', 'beds=6', 'beds=7'])
    expect((await save({ query })).replace(query, 'beds=4')).toBe(known)
  // Three wait for a confirmation at most.
  expect(await searches()).toHaveLength(3)
  expect(await save({ email: 'no address' })).toContain('aria-invalid="true"')
})

test('an address that isn’t confirmed is forgotten, and an erasure takes its searches along', async () => {
  const { panel } = forms.hosting
  const [lead] = await forms.stored()
  await panel.call(erasePerson, { lead_id: lead?.lead_id ?? '', confirm: 'erase' }, ann)
  expect(await searches()).toEqual([])
  await save({ email: 'lee@visitor.test' })
  panel.advanceClock(2 * DAY_MS)
  await removeExpired(panel.world)
  expect(await searches()).toHaveLength(1)
  panel.advanceClock(2 * DAY_MS)
  await removeExpired(panel.world)
  expect(await searches()).toEqual([])
  expect((await get(confirmPath())).status).toBe(404)
})

test('kept homes are listed, compared and emailed by the address; unknown ones are said to be gone', async () => {
  const { panel } = forms.hosting
  const ids = (await ann.list())
    .filter(({ MlsStatus }) => MlsStatus === 'Active')
    .map(({ listing_id }) => listing_id)
    .slice(0, 2)
  const query = `homes=${ids.join(',')}`
  const saved = (await get(`/listings/saved?${query},999999`)).body
  expect(saved).toContain('One of these homes is no longer offered here.')
  expect(saved.match(/class="home-card"/g)).toHaveLength(2)
  expect(saved).toContain('<meta content="noindex" name="robots"/>')
  const compared = (await get(`/listings/compare?homes=${ids[0]}&homes=${ids[1]}`)).body
  expect(compared.match(/<th scope="col">/g)).toHaveLength(3)
  expect(compared).toContain('<th scope="row">Bathrooms</th><td>2</td><td>2</td>')
  expect((await get('/listings/compare?homes=1,2,3,4,5')).body).toContain('Only the first 4')

  await forms.clear()
  const { form_token, proof } = await forms.proven()
  const form = { kind: 'homes', block: 'homes', language: 'en', page: '/listings/saved' }
  const typed = { name: 'Kim', email: VISITOR, query, form_token, proof }
  expect((await forms.post({ ...form, ...typed })).status).toBe(303)
  const [lead] = await forms.stored()
  expect(lead).toMatchObject({ kind: 'homes', name: 'Kim' })
  expect(lead?.home.split(' · ')).toHaveLength(2)
  await runDueJobs(panel.world)
  const [toAgent, toVisitor] = emails().toSorted((a) => (a.to.address === VISITOR ? 1 : -1))
  expect(toAgent?.text).toContain(lead?.home)
  expect(toVisitor?.text).toContain('Here is the list you asked for.')
})

test('the page behind an emailed link names the agent, and links to the website while it is online', async () => {
  const unknown = `/_site/unsubscribe/${'a'.repeat(56)}`
  expect((await get(unknown)).body).toContain('<a href="/">Amara Osei</a>')
  await forms.hosting.panel.call(unpublishSite, {}, ann)
  await expect.poll(() => status('/'), soon).toBe(404)
  const { body } = await get(unknown)
  expect(body).toContain('Amara Osei<span>Lakeshore Realty Brokerage</span>')
  expect(body).not.toContain('href="/"')
})
