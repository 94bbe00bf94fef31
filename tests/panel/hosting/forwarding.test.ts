import { afterAll, beforeAll, expect, test } from 'vitest'
import { endForwarding, forwardSite, siteExport } from '#contract/websites/site-exports.ts'
import { privacyRequests } from '#contract/leads/privacy-requests.ts'
import { addSitePicture } from '#contract/websites/site-pictures.ts'
import { unpublishSite } from '#contract/websites/site-builder.ts'
import { SYNC_DOMAIN } from '#panel/actions/domains/sync-domain.ts'
import { FORWARDING_DAYS } from '#rules/websites/forwarding.ts'
import { SITE_FORM_TOKEN_PATH } from '#rules/websites/site-form.ts'
import { MEDIA_PATH, mediaName } from '#rules/websites/site-media.ts'
import { startHosting } from '../../kit/hosting.ts'
import { pictureBlob } from '../../kit/pictures.ts'
import { choicesOf } from '../../kit/privacy-choices.ts'

const DAY_MS = 24 * 60 * 60_000
type Hosting = Awaited<ReturnType<typeof startHosting>>
let hosting: Hosting

beforeAll(async () => {
  hosting = await startHosting()
})
afterAll(() => hosting.close())

test('a website that went elsewhere leads there from every address for 90 days, also once its plan has ended', async () => {
  const { panel } = hosting
  const { host, token, website_id } = await hosting.newSite()
  const other = await hosting.newSite()
  const forward = async (address: string) =>
    (await panel.call(forwardSite, { address }, { token })).body
  const at = async (path: string, method = 'GET') => {
    const { headers, status } = await hosting.ask({ host, path, method })
    return [status, headers.location]
  }

  const refused = [
    'http://annroy.ca',
    'https://annroy.ca/site',
    'https://ann:secret@annroy.ca',
    'https://192.0.2.7',
    'https://localhost',
    'javascript:alert(1)',
    panel.world.settings.siteUrl.replace('http:', 'https:'),
    `https://${host}`,
    `https://${other.host}`
  ]
  for (const address of refused) {
    expect([address, (await forward(address)).errors?.address]).toEqual([
      address,
      expect.any(String)
    ])
  }
  expect((await at('/about'))[0]).toBe(200)

  const until = new Date(+panel.now() + FORWARDING_DAYS * DAY_MS).toISOString()
  expect((await forward(' AnnRoy.ca ')).forwarding).toEqual({ origin: 'https://annroy.ca', until })
  await expect
    .poll(() => at('/about?from=card'))
    .toEqual([308, 'https://annroy.ca/about?from=card'])
  expect(await at('//elsewhere.test/')).toEqual([308, 'https://annroy.ca//elsewhere.test/'])
  // A form that was opened before still reaches the agent.
  expect((await at('/_site/message', 'POST'))[0]).not.toBe(308)
  expect((await hosting.get(other.host, '/about')).status).toBe(200)
  const { body: theirs } = await panel.call(siteExport, {}, { token: other.token })
  expect(theirs.forwarding).toBeNull()

  await panel.world.db
    .updateTable('websites')
    .set({ planStop: true })
    .where('website_id', '=', website_id)
    .execute()
  await expect.poll(() => at('/')).toEqual([308, 'https://annroy.ca/'])

  await panel.call(endForwarding, {}, { token })
  await expect.poll(async () => (await at('/'))[0]).toBe(503)
  await forward('https://www.annroy.ca')
  await expect.poll(() => at('/')).toEqual([308, 'https://www.annroy.ca/'])
  panel.advanceClock(FORWARDING_DAYS * DAY_MS)
  expect((await at('/'))[0]).toBe(503)
})

test('while a website is forwarded, its forms get their token and emails their pictures from us', async () => {
  const { panel } = hosting
  const { host, token } = await hosting.newSite()
  const file = await pictureBlob('png', { width: 200, height: 100 })
  const { body } = await panel.call(addSitePicture, { file }, { token })
  const picture = { sha256: body.picture.sha256, width: 160, format: 'jpeg' } as const
  await panel.call(forwardSite, { address: 'https://annroy.ca' }, { token })
  await expect.poll(async () => (await hosting.get(host, '/about')).status).toBe(308)
  for (const path of [SITE_FORM_TOKEN_PATH, MEDIA_PATH + mediaName(picture)]) {
    expect([path, (await hosting.get(host, path)).status]).toEqual([path, 200])
  }
})

test('privacy choices stay on our host while the website is forwarded or unpublished', async () => {
  const { panel } = hosting
  const KIM = 'kim@visitor.test'
  const { host, token } = await hosting.newSite()
  const kim = choicesOf(hosting, host)
  await kim.ask(KIM)
  const link = await kim.link(KIM)
  await panel.call(forwardSite, { address: 'https://annroy.ca' }, { token })
  await expect.poll(async () => (await hosting.get(host, '/about')).status).toBe(308)
  for (const path of [link, '/privacy-choices', '/en/privacy-choices']) {
    expect([path, (await kim.open(path)).status]).toEqual([path, 200])
  }
  expect((await hosting.get(host, '/privacy-choices/elsewhere')).status).toBe(308)

  await panel.call(endForwarding, {}, { token })
  await panel.call(unpublishSite, {}, { token })
  await expect.poll(async () => (await hosting.get(host, '/about')).status).toBe(404)
  expect((await kim.ask(KIM)).status).toBe(303)
  const later = await kim.link(KIM)
  const page = await kim.open(later)
  expect(page.status).toBe(200)
  expect(page.body).not.toContain('href="/about"')
  expect((await kim.press(later, 'access')).status).toBe(303)
  const { body } = await panel.call(privacyRequests, {}, { token })
  expect(body.requests).toMatchObject([{ kind: 'access', email: KIM }])
})

test('a domain that returns while its website is forwarded to the www host is shown there, without a circle', async () => {
  const { db } = hosting.panel.world
  const { base_url, website_id } = await hosting.newSite()
  const www = `www.${base_url}`
  const now = hosting.panel.now()
  // The first look at the domain would take it back.
  const firstLook = db
    .selectFrom('jobs')
    .select('state')
    .where('dedupe', '=', `${SYNC_DOMAIN}:${website_id}`)
  await expect.poll(() => firstLook.execute()).toEqual([{ state: 'done' }])
  await db
    .updateTable('websites')
    .set({ dns_check_at: null })
    .where('website_id', '=', website_id)
    .execute()
  const own = db.updateTable('site_hosts').set({ state: 'live' })
  await own.where('website_id', '=', website_id).execute()
  const until = new Date(+now + DAY_MS)
  const forwarding = { website_id, origin: `https://${www}`, since: now, until }
  await db.insertInto('site_forwarding').values(forwarding).execute()

  const at = async (host: string) => {
    const { headers, status } = await hosting.get(host, '/about?a=1')
    return [status, headers.location]
  }
  await expect.poll(() => at(base_url)).toEqual([308, `https://${www}/about?a=1`])
  expect(await at(www)).toEqual([200, undefined])
  hosting.panel.advanceClock(DAY_MS)
  expect(await at(www)).toEqual([308, `https://${base_url}/about?a=1`])
  expect(await at(base_url)).toEqual([200, undefined])
})
