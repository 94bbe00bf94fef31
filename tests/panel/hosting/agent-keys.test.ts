import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeSitePreview } from '#contract/websites/site-previews.ts'
import { removeSiteSecret, setSiteSecret } from '#contract/websites/site-secrets.ts'
import { SITE_KEYS, type SiteKey } from '#rules/websites/site-keys.ts'
import { startGoogle } from '../../kit/google-server.ts'
import { startHosting } from '../../kit/hosting.ts'

const SITE_KEY = `6L${'k'.repeat(38)}`
const SECRET = `6L${'s'.repeat(38)}`
const OWN_POLICY =
  "default-src 'none'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; style-src 'the page’s own'"
const FORM_SOURCES = "; script-src 'self'; connect-src 'self'"

type Hosting = Awaited<ReturnType<typeof startHosting>>
let hosting: Hosting
let google: Awaited<ReturnType<typeof startGoogle>>
let site: Awaited<ReturnType<Hosting['newSite']>>
let neighbour: typeof site

beforeAll(async () => {
  google = await startGoogle()
  google.acceptSecret(SECRET)
  const settings = { humanCheck: { kind: 'altcha' }, recaptchaBase: google.apiBase } as const
  hosting = await startHosting({ settings: { ...settings, rateLimits: false }, world: {} })
  // Registration has its own check.
  hosting.panel.world.human = { ...hosting.panel.world.human, verify: async () => ({ ok: true }) }
  site = await hosting.newSite()
  neighbour = await hosting.newSite()
})
afterAll(async () => {
  await hosting.close()
  await google.close()
})
beforeEach(async () => {
  for (const name of SITE_KEYS) await hosting.panel.call(removeSiteSecret, { name }, site)
  await hosting.panel.world.db.deleteFrom('leads').execute()
})

/** Saves keys as the agent does. */
async function save(keys: Partial<Record<SiteKey, string>>): Promise<void> {
  for (const [name, value] of Object.entries(keys)) {
    const secret = { name: name as SiteKey, value }
    const { body } = await hosting.panel.call(setSiteSecret, secret, site)
    if (body.api_status !== 0) throw new Error(body.message)
  }
}
const policy = async (path: string, host = site.host) => {
  const sent = String((await hosting.get(host, path)).headers['content-security-policy'])
  return sent.replace(/'sha256-[^']+'/, "'the page’s own'")
}
const page = async (path: string, host = site.host) => (await hosting.get(host, path)).body

test('a website without keys has no script but its form’s, no bar and no other origin', async () => {
  expect(await policy('/about')).toBe(OWN_POLICY)
  expect(await policy('/contact')).toBe(OWN_POLICY + FORM_SOURCES)
  for (const path of ['/', '/about', '/contact', '/privacy', '/nowhere']) {
    expect(await page(path)).not.toMatch(/google|consent-bar|consent-open/i)
  }
})

test('a measurement ID adds the bar and exactly Analytics’ origins to the website’s own pages, and to no other', async () => {
  await save({ ga4_measurement_id: 'G-AB12CD34EF' })
  await expect.poll(() => page('/about')).toContain('data-measurement="G-AB12CD34EF"')
  expect(await policy('/about')).toBe(
    "default-src 'none'; img-src 'self' data: https://*.google-analytics.com https://*.googletagmanager.com; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; style-src 'the page’s own'; script-src 'self' https://www.googletagmanager.com; connect-src https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com"
  )
  expect(await policy('/contact')).toContain("connect-src 'self' https://*.google-analytics.com")
  const about = await page('/about')
  expect(about).toMatch(/<aside [^>]*class="consent-bar"[^>]*hidden=""/)
  expect(about).not.toContain('src="https://')
  expect(await page('/privacy')).toContain('counts visits with Google Analytics')
  expect(await page('/privacy')).not.toContain('reCAPTCHA')
  expect(about).not.toContain('counts visits with Google Analytics, which')

  const { body } = await hosting.panel.call(makeSitePreview, {}, site)
  const preview = new URL(body.url).pathname
  for (const path of [preview, '/nowhere']) {
    expect(await policy(path)).toBe(OWN_POLICY)
    expect(await page(path)).not.toContain('consent-bar')
  }
  expect(await page('/about', neighbour.host)).not.toContain('consent-bar')

  const removed = { name: 'ga4_measurement_id' } as const
  await hosting.panel.call(removeSiteSecret, removed, site)
  await expect.poll(() => policy('/about')).toBe(OWN_POLICY)
})

test('the verification code is in the home page’s head alone, as text', async () => {
  const code = `${'v'.repeat(40)}-_1`
  await save({ google_site_verification: code })
  await expect
    .poll(() => page('/'))
    .toContain(`<meta content="${code}" name="google-site-verification"/>`)
  expect(await page('/about')).not.toContain(code)
  expect(await policy('/about')).toBe(OWN_POLICY)
})

test('a maps key changes no page without homes', async () => {
  const before = await page('/contact')
  await save({ google_maps_key: `AIza${'m'.repeat(35)}` })
  expect(await page('/contact')).toBe(before)
})

const token = (change: object = {}) => {
  const told = { action: 'site_message', challenge_ts: new Date().toISOString() }
  const salt = Math.random()
  return btoa(JSON.stringify({ ...told, hostname: site.host, salt, ...change }))
}

const shownConsent = async () =>
  /name="consent_text" value="([^"]+)"/.exec(await page('/contact'))?.[1] ?? ''
const stored = () => hosting.panel.world.db.selectFrom('leads').selectAll().execute()

/** Sends the contact form as its script does. */
async function post(fields: Record<string, string>) {
  const { challenge, form_token } = JSON.parse((await hosting.get(site.host, '/_site/form')).body)
  const solution = await solveChallenge({ challenge, deriveKey })
  hosting.panel.advanceClock(5000)
  const sent = {
    kind: 'contact',
    block: 'contact',
    page: '/contact',
    name: 'Jo',
    email: 'jo@example.ca',
    message: 'Hello',
    consent_text: await shownConsent(),
    form_token,
    proof: btoa(JSON.stringify({ challenge, solution })),
    ...fields
  }
  return hosting.ask({
    host: site.host,
    path: '/_site/message',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(sent).toString()
  })
}

/** The same, and whether the message counts as checked. */
async function send(fields: Record<string, string>): Promise<boolean | undefined> {
  expect((await post(fields)).status).toBe(303)
  const [message] = await stored()
  await hosting.panel.world.db.deleteFrom('leads').execute()
  return message?.verified
}

test('with both keys, the form’s page may load reCAPTCHA, and Google tells people from programs', async () => {
  await save({ recaptcha_key: SITE_KEY })
  expect(await page('/contact')).not.toContain(SITE_KEY)
  await save({ recaptcha_secret: SECRET })
  await expect.poll(() => page('/contact')).toContain(`data-recaptcha="${SITE_KEY}"`)
  expect(await page('/contact')).not.toContain(SECRET)
  expect(await policy('/contact')).toBe(
    `${OWN_POLICY}; script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; connect-src 'self'; frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/`
  )
  expect(await policy('/about')).toBe(OWN_POLICY)
  expect(await page('/privacy')).toContain('use Google reCAPTCHA')

  expect(await send({ recaptcha_token: token(), proof: '' })).toBe(true)
  expect(google.verified.at(-1)).toMatchObject({ action: 'site_message' })
  expect(await send({ recaptcha_token: token({ action: 'login' }) })).toBe(false)
  expect(await send({ recaptcha_token: token({ hostname: neighbour.host }) })).toBe(false)
  expect(await send({ recaptcha_token: 'forged' })).toBe(false)
})

test('where Google can’t be asked, the proof of work decides, and no message is lost', async () => {
  await save({ recaptcha_key: SITE_KEY, recaptcha_secret: SECRET })
  await expect.poll(() => page('/contact')).toContain(SITE_KEY)
  // The browser could not load it.
  expect(await send({ recaptcha_token: '' })).toBe(true)
  expect(await send({ recaptcha_token: '', proof: '' })).toBe(false)
  // The panel could not reach it.
  const { settings } = hosting.panel.world
  const before = settings.recaptchaBase
  settings.recaptchaBase = 'http://127.0.0.1:9'
  expect(await send({ recaptcha_token: token() })).toBe(true)
  settings.recaptchaBase = before
  // The agent deleted the key at Google.
  google.forgetSecret(SECRET)
  expect(await send({ recaptcha_token: token() })).toBe(true)
  expect(hosting.panel.logged.join()).toContain(`check those of website ${site.website_id}`)
  google.acceptSecret(SECRET)
})

test('what is stored is the consent text of the visitor’s page: after a change they are asked again', async () => {
  const first = await shownConsent()
  const { website_id } = site
  const rename = (name: string) =>
    sql`update sites set revision = revision + 1,
      published = jsonb_set(published, '{salesman_name}', to_jsonb(${name}::text))
      where website_id = ${website_id}`.execute(hosting.panel.world.db)
  await rename('Amara Mensah')
  await expect.poll(shownConsent).toContain('Amara Mensah')

  const consent = 'yes'
  const asked = await post({ consent, consent_text: first, message: 'I am looking for a house.' })
  expect(asked.status).toBe(422)
  expect(asked.body).toContain('The text beside the box has changed')
  expect(asked.body).toContain('I am looking for a house.')
  expect(asked.body).not.toContain('checked=""')
  const forged = 'I agree to be called at night.'
  expect((await post({ consent, consent_text: forged })).status).toBe(422)
  expect(await stored()).toEqual([])

  expect((await post({ consent })).status).toBe(303)
  const agreed = await hosting.panel.world.db
    .selectFrom('lead_consents as c')
    .innerJoin('consent_texts as t', 't.text_id', 'c.text_id')
    .select(['c.kind', 'c.ends_at', 't.text', 't.language'])
    .execute()
  expect(agreed).toEqual([
    { kind: 'express', ends_at: null, text: await shownConsent(), language: 'en' }
  ])
  // Without the tick, an old page is as good as a new one.
  expect((await post({ consent_text: first })).status).toBe(303)
  await rename('Amara Osei')
  await expect.poll(shownConsent).toBe(first)
})
