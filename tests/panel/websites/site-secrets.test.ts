import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteDraft } from '#contract/websites/site-builder.ts'
import { makeSitePreview, revokeSitePreviews } from '#contract/websites/site-previews.ts'
import { removeSiteSecret, setSiteSecret, siteSecrets } from '#contract/websites/site-secrets.ts'
import { siteOfPreview } from '#panel/actions/websites/site-previews.ts'
import { readSiteSecret } from '#panel/actions/websites/site-secrets.ts'
import { readPreviewPath } from '#rules/websites/preview-path.ts'
import { startGoogle } from '../../kit/google-server.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { headlineOf, openBuilder } from '../../kit/site-builder.ts'

const DAY = 24 * 60 * 60_000
const KEY = Buffer.alloc(32, 7).toString('base64')
const RECAPTCHA = `6L${'a'.repeat(38)}`
const MAPS = `AIza${'b'.repeat(35)}`

type Builder = Awaited<ReturnType<typeof openBuilder>>

let panel: TestPanel
let google: Awaited<ReturnType<typeof startGoogle>>
let ann: Builder
let bo: Builder
beforeAll(async () => {
  google = await startGoogle()
  const settings = { siteSecretsKey: KEY, recaptchaBase: google.apiBase, rateLimits: false }
  panel = await startPanel({ settings })
  ann = await openBuilder(panel)
  bo = await openBuilder(panel)
})
afterAll(async () => {
  await google.close()
  await panel.close()
})

const sealed = () => panel.world.db.selectFrom('site_secrets').selectAll().execute()

test('a key is used on the website and never read back, in the database neither', async () => {
  const secret = { name: 'google_maps_key', value: ` ${MAPS} ` } as const
  const { body } = await panel.call(setSiteSecret, secret, ann)
  const updated = panel.now().toISOString()
  expect(body).toEqual({ api_status: 0, data: [{ name: 'google_maps_key', updated }] })
  expect((await panel.call(siteSecrets, {}, ann)).body).toEqual(body)

  const { website_id } = ann
  expect(await readSiteSecret(panel.world, website_id, 'google_maps_key')).toBe(MAPS)
  expect(JSON.stringify(await sealed())).not.toContain(MAPS)
  expect(panel.logged.join()).not.toContain(MAPS)
  expect((await panel.call(siteSecrets, {}, bo)).body.data).toEqual([])
  expect(await readSiteSecret(panel.world, bo.website_id, 'google_maps_key')).toBeUndefined()

  await panel.call(removeSiteSecret, { name: 'google_maps_key' }, bo)
  expect(await readSiteSecret(panel.world, website_id, 'google_maps_key')).toBe(MAPS)
  await panel.call(removeSiteSecret, { name: 'google_maps_key' }, ann)
  expect(await readSiteSecret(panel.world, website_id, 'google_maps_key')).toBeUndefined()
})

test('a sealed key moved to another website, changed, or under another key does not open', async () => {
  const { db } = panel.world
  const name = 'ga4_measurement_id'
  await panel.call(setSiteSecret, { name, value: 'G-ABC1234567' }, ann)
  const [row] = await sealed()
  if (!row) throw new Error('no secret')
  await db
    .insertInto('site_secrets')
    .values({ ...row, website_id: bo.website_id })
    .execute()
  expect(await readSiteSecret(panel.world, bo.website_id, name)).toBeUndefined()

  const settings = {
    ...panel.world.settings,
    siteSecretsKey: Buffer.alloc(32, 8).toString('base64')
  }
  expect(await readSiteSecret({ ...panel.world, settings }, ann.website_id, name)).toBeUndefined()
  expect(panel.logged.join()).toContain('check SITE_SECRETS_KEY')
  await db
    .updateTable('site_secrets')
    .set({ sealed: `${row.sealed.slice(0, -2)}AA` })
    .execute()
  expect(await readSiteSecret(panel.world, ann.website_id, name)).toBeUndefined()
})

test.each([
  ['recaptcha_key', '<script src="https://evil.example">', 'it starts with 6L'],
  ['google_maps_key', 'AIza', 'it starts with AIza'],
  ['ga4_measurement_id', 'G-1"><script>', 'such as G-AB12CD34EF'],
  ['ga4_measurement_id', 'UA-12345-1', 'such as G-AB12CD34EF'],
  [
    'google_site_verification',
    '<meta name="google-site-verification" content="x">',
    'only the text between the quotation marks after content='
  ]
] as const)(
  'markup or another text is refused as %s, with what a right one looks like',
  async (name, value, refusal) => {
    const { body, status } = await panel.call(setSiteSecret, { name, value }, ann)
    expect([status, body.errors]).toEqual([400, { value: expect.stringContaining(refusal) }])
  }
)

test('a measurement ID in small letters is stored as Google writes it', async () => {
  const name = 'ga4_measurement_id' as const
  await panel.call(setSiteSecret, { name, value: 'g-ab12cd34ef' }, ann)
  expect(await readSiteSecret(panel.world, ann.website_id, name)).toBe('G-AB12CD34EF')
})

test('a reCAPTCHA secret that Google rejects is refused, and one that can’t be checked is not stored', async () => {
  const secret = { name: 'recaptcha_secret', value: RECAPTCHA } as const
  const rejected = await panel.call(setSiteSecret, secret, ann)
  expect(rejected).toMatchObject({
    status: 422,
    body: { errors: { value: 'Google doesn’t accept this secret. Please copy it again.' } }
  })
  google.acceptSecret(RECAPTCHA)
  expect((await panel.call(setSiteSecret, secret, ann)).status).toBe(200)

  await panel.call(removeSiteSecret, { name: 'recaptcha_secret' }, ann)
  const before = panel.world.settings.recaptchaBase
  panel.world.settings.recaptchaBase = 'http://127.0.0.1:9'
  expect((await panel.call(setSiteSecret, secret, ann)).status).toBe(503)
  panel.world.settings.recaptchaBase = before
  expect(await readSiteSecret(panel.world, ann.website_id, 'recaptcha_secret')).toBeUndefined()
})

test('a reCAPTCHA secret is refused as the site key, which every visitor sees', async () => {
  const secret = `6L${'s'.repeat(38)}`
  google.acceptSecret(secret)
  const swapped = await panel.call(setSiteSecret, { name: 'recaptcha_key', value: secret }, ann)
  expect(swapped).toMatchObject({
    status: 422,
    body: {
      errors: {
        value:
          'This is the secret, which belongs in the field below. Please paste the site key here.'
      }
    }
  })
  const key = { name: 'recaptcha_key', value: `6L${'k'.repeat(38)}` } as const
  expect((await panel.call(setSiteSecret, key, ann)).status).toBe(200)
})

test('a preview link shows the newest draft for seven days, or until it is revoked', async () => {
  await ann.saveHeadline('Not yet published')
  const { body } = await panel.call(makeSitePreview, {}, ann)
  const { pathname } = new URL(body.url)
  expect(body.url.startsWith((await ann.draft()).website_url)).toBe(true)
  const { page, token } = readPreviewPath(`${pathname}about`) ?? { page: '', token: '' }
  expect(page).toBe('/about')

  const { db } = panel.world
  const shown = () => siteOfPreview(db, token, panel.now())
  expect(headlineOf((await shown())?.content)).toBe('Not yet published')
  expect((await shown())?.site.website_id).toBe(ann.website_id)
  expect(await siteOfPreview(db, `${token}x`, panel.now())).toBeUndefined()
  const stored = await db.selectFrom('site_previews').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(token)
  const state = (await panel.call(siteDraft, {}, ann)).body
  expect(state.preview_until).toBe(body.expires)

  await panel.call(revokeSitePreviews, {}, bo)
  expect(await shown()).toBeDefined()
  const later = new Date(+panel.now() + 7 * DAY)
  expect(await siteOfPreview(db, token, later)).toBeUndefined()
  await panel.call(revokeSitePreviews, {}, ann)
  expect(await shown()).toBeUndefined()
})
