import { resolve } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { addSitePicture } from '#contract/websites/site-pictures.ts'
import { openSiteBuild } from '#panel/hosting/site-build.ts'
import { demoFacts } from '#sites/demo/demo-content.ts'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'
import type { SiteRequest } from '#sites/site-renderer.ts'
import { TEMPLATES } from '#sites/templates/templates.ts'
import { builtSites } from '../kit/agent-sites.ts'
import { expectFaultsInPlace } from '../kit/faulty-form.ts'
import { publishContent, startHosting } from '../kit/hosting.ts'
import { expectAccessibleOnAnyScreen } from '../kit/journey.ts'
import { launchOptions } from '../kit/launch-options.ts'
import { measured } from '../kit/measured.ts'
import { countPage } from '../kit/observatory.ts'
import { pictureBlob } from '../kit/pictures.ts'
import { openBuilder } from '../kit/site-builder.ts'
import { sitePage, textIn } from '../kit/site-page.ts'
import { siteContent } from '../kit/site-requests.ts'
import { structuredTypes } from '../kit/structured-data.ts'

const LANGUAGES = ['en', 'fr'] as const
const EVERY = TEMPLATES.flatMap(({ id, name }) =>
  LANGUAGES.map((language) => ({ id, name, language }))
)
const CHOICES = TEMPLATES.flatMap(({ id, name, palettes, typefaces }) =>
  palettes.map((palette, at) => {
    return { id, name, palette: palette.name, typeface: typefaces[at]?.name ?? '' }
  })
)
/** Each template's forms once with their script and once without it. */
const VISITORS = EVERY.map((one) => ({ ...one, hasScript: one.language === 'en' }))
const PAGES = ['/', '/about', '/homes', '/areas', '/contact', '/all']
const PAGES_OF_A_NEW_WEBSITE = ['/', '/about', '/contact', '/privacy']
const WITH_A_FORM = ['/', '/contact', '/all']

/** Agents' websites have no homes of their own yet, so these tests lend them a sample agent's. */
const { homes: HOMES } = demoFacts(DEMO_AGENTS[0]!)
const HOME = HOMES[0]!.slug
/** Contact and callback forms have no field that these lack. */
const FORMS = [
  { kind: 'home', path: `/contact/home/${HOME}` },
  { kind: 'showing', path: `/contact/showing/${HOME}` },
  { kind: 'valuation', path: '/all' }
] as const

const OBSERVATORY_LEAST = 130
/** Without photographs. */
const BYTES_MOST = 80_000

/** What the HTML standard and assistive technology ask; `recommended` adds taste, such as <br> for <br/>. */
const HTML = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  // The website's own files are named by their hash.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] }
})

let hosting: Awaited<ReturnType<typeof startHosting>>
let browser: Browser
let site: Awaited<ReturnType<typeof hosting.newSite>>
let picture: object
let unedited: SiteContent
let lent: typeof HOMES = []
beforeAll(async () => {
  const sites = await openSiteBuild(resolve(builtSites(), 'dist/agent-sites'))
  if (!sites) throw new Error('The renderer of agents’ websites was not built.')
  const settings = { rateLimits: false, sitesDomain: 'localhost' }
  const { renderer } = sites
  const render = (request: SiteRequest) =>
    renderer.render({ ...request, facts: { ...request.facts, homes: lent } })
  hosting = await startHosting({ settings, sites: { ...sites, renderer: { ...renderer, render } } })
  site = await hosting.newSite()
  const builder = await openBuilder(hosting.panel)
  unedited = (await builder.draft()).content
  const file = await pictureBlob('jpeg', { width: 1280, height: 853 })
  const input = { file, alt_en: 'A kitchen', alt_fr: 'Une cuisine' }
  picture = (await hosting.panel.call(addSitePicture, input, site)).body.picture
  browser = await chromium.launch(launchOptions)
}, 120_000)
afterAll(async () => {
  await browser.close()
  await hosting.close()
})

test.each(EVERY)(
  '$name in $language: every page with every block is without fault',
  async ({ id, language }) => {
    await publish(withStoredPictures(siteContent({ template_id: id })))
    for (const path of PAGES) await expectNoFault(language === 'en' ? path : inFrench(path))
  },
  300_000
)

test.each(EVERY)(
  '$name in $language: a new website, which nobody has edited, is without fault',
  async ({ id, language }) => {
    await publish({ ...unedited, language, template_id: id })
    for (const path of PAGES_OF_A_NEW_WEBSITE) await expectNoFault(path)
  },
  300_000
)

test.each(CHOICES)(
  '$name in $palette and $typeface is without fault',
  async ({ id, palette, typeface }) => {
    await publish(withStoredPictures(siteContent({ template_id: id, palette, typeface })))
    for (const path of ['/', '/all']) await expectNoFault(path)
  },
  300_000
)

test.each(VISITORS)(
  '$name in $language: each form says in its place what is wrong, with its script ($hasScript) or without',
  async ({ id, language, hasScript }) => {
    lent = HOMES
    await publish(withStoredPictures(siteContent({ template_id: id })))
    const context = await browser.newContext()
    // A browser without JavaScript would run no axe either.
    if (!hasScript) await context.route(/\.js$/, (route) => route.abort())
    try {
      for (const { kind, path } of FORMS) {
        const shown = language === 'en' ? path : inFrench(path)
        const page = await context.newPage()
        await expectFaultsInPlace(page, { kind, language, url: urlOf(shown) })
        await page.close()
      }
    } finally {
      lent = []
      await context.close()
    }
  },
  300_000
)

const inFrench = (path: string) => `/fr${path === '/' ? '' : path}`
const urlOf = (path: string) => `http://${site.host}:${hosting.port}${path}`
const publish = (content: SiteContent) =>
  publishContent(hosting.panel.world.db, site.website_id, content)

/** Every picture becomes one that is stored. */
function withStoredPictures(content: SiteContent): SiteContent {
  const json = JSON.stringify(content, (_, value: unknown) => {
    return typeof value === 'object' && value && 'sha256' in value ? picture : value
  })
  return JSON.parse(json) as SiteContent
}

async function expectNoFault(path: string): Promise<void> {
  // A new page has an empty cache.
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  try {
    const { files, headers, html } = await open(page, path)
    const { results } = await HTML.validateString(html)
    const faults = results.flatMap(({ messages }) => messages.map(({ message }) => message))
    expect(faults, path).toEqual([])

    const hasScript = files.some(({ kind }) => kind === 'script')
    expect(hasScript, path).toBe(WITH_A_FORM.includes(path.replace(/^\/fr\b/, '') || '/'))
    const [json] = sitePage(html).all('script').map(textIn).filter(Boolean)
    expect(structuredTypes(json ?? ''), path).toContain('RealEstateAgent')
    const { equivalent } = countPage({ url: new URL(page.url()), headers, html })
    expect(equivalent, path).toBeGreaterThanOrEqual(OBSERVATORY_LEAST)

    const bytes = files.reduce((sum, file) => sum + (file.isPhotograph ? 0 : file.bytes), 0)
    measured(page.url(), { bytes })
    expect(bytes, path).toBeLessThanOrEqual(BYTES_MOST)
    await expectAccessibleOnAnyScreen(page)
  } finally {
    await page.close()
  }
}

type File = { kind: string; isPhotograph: boolean; bytes: number }

async function open(page: Page, path: string) {
  const files: Promise<File>[] = []
  page.on('requestfinished', (request) => {
    files.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        kind: request.resourceType(),
        isPhotograph: request.url().includes('/_site/media/'),
        bytes: responseBodySize + responseHeadersSize
      }))
    )
  })
  const answer = await page.goto(urlOf(path), { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status()}.`)
  const headers = new Headers(await answer.allHeaders())
  return { headers, html: await answer.text(), files: await Promise.all(files) }
}
