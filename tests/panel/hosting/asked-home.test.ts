import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { startLeadForms, WRITTEN } from '../../kit/lead-forms.ts'
import { openListings } from '../../kit/listings.ts'

let forms: Awaited<ReturnType<typeof startLeadForms>>
beforeAll(async () => {
  forms = await startLeadForms()
})
afterAll(() => forms.hosting.close())

test('a question about a home with a long address reaches the agent with the home and its price', async () => {
  const { hosting, site } = forms
  const ann = await openListings(hosting.panel, site)
  const UnparsedAddress = '45 promenade des Îles-de-Boucherville, app. 1203'
  const City = 'Saint-Jean-sur-Richelieu'
  const { body: listing } = await ann.save({ UnparsedAddress, City })
  const [, home = ''] = /\/listings\/(.+)$/.exec(listing.listing_url) ?? []
  expect(home.length).toBeGreaterThan(60)

  const page = `/contact/showing/${home}`
  await expect.poll(async () => (await hosting.get(site.host, page)).status).toBe(200)
  const asked = { ...WRITTEN, kind: 'showing', block: 'form', home, page }
  const sent = await forms.post({ ...asked, form_token: await forms.ready() })
  expect(sent.status).toBe(303)
  const thanks = await hosting.get(site.host, sent.headers.location)
  expect(thanks.body).toMatch(new RegExp(`href="/listings/${home}"[^>]*>Back to this home</a>`))
  expect(await forms.stored()).toMatchObject([
    { home: expect.stringContaining(UnparsedAddress), listing_id: home }
  ])
  await runDueJobs(hosting.panel.world)
  await expect
    .poll(() => hosting.panel.emails.map(({ text }) => text))
    .toContainEqual(expect.stringContaining('$899,900'))
})
