import { resolve } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importListings } from '#contract/listings/import-listings.ts'
import { type SiteBuild, openSiteBuild } from '#panel/hosting/site-build.ts'
import { TEMPLATES } from '#sites/templates/templates.ts'
import { builtSites } from '../kit/agent-sites.ts'
import { subscribe } from '../kit/billing.ts'
import {
  dataFolder,
  deadLinks,
  downloadExport,
  exportState,
  folderIn,
  makeExport,
  unzipped
} from '../kit/exported.ts'
import { fullAccount, importRows } from '../kit/full-account.ts'
import { launchOptions } from '../kit/launch-options.ts'
import { importCalls } from '../kit/listing-files.ts'
import { startPanel, type TestPanel } from '../kit/panel.ts'
import { serveFolder } from '../kit/serve-folder.ts'
import { siteContent } from '../kit/site-requests.ts'

const SECONDS_MOST = 60
const LEADS = 5000
const HOMES = 50
const PHOTOS_PER_HOME = 10
/** What an import gives again, or leaves to the agent. */
const NOT_KEPT = [
  'ListingKey',
  'Media',
  'ModificationTimestamp',
  'OpenHouse',
  'PhotosCount',
  'Rooms'
]

const folder = dataFolder()
let panel: TestPanel
let build: SiteBuild
let browser: Browser

beforeAll(async () => {
  const opened = await openSiteBuild(resolve(builtSites(), 'dist/agent-sites'))
  if (!opened) throw new Error('The renderer of agents’ websites was not built.')
  build = opened
  panel = await startPanel({ settings: { dataDir: folder.dataDir, rateLimits: false } })
  browser = await chromium.launch(launchOptions)
}, 120_000)
afterAll(async () => {
  await browser.close()
  await panel.close()
  folder.remove()
})

test('5,000 leads and 500 photographs are exported within a minute, imported again as they were, and served as files', async () => {
  const content = siteContent({ template_id: 1 })
  const counts = { homes: HOMES, leads: LEADS, photosPerHome: PHOTOS_PER_HOME }
  const { token } = await fullAccount(panel, content, counts)
  const started = performance.now()
  const before = process.cpuUsage()
  const peak = peakMemory()
  await makeExport(panel, { build, token })
  const seconds = (performance.now() - started) / 1000
  const { system, user } = process.cpuUsage(before)
  // What it takes on a machine that does nothing else.
  const busySeconds = (system + user) / 1e6
  const { bytes, state } = await exportState(panel, token)
  const grown = peak.stop()
  const files = await unzipped(await downloadExport(panel, token))
  process.stdout.write(
    `Exported ${LEADS} leads, ${HOMES} homes and ${HOMES * PHOTOS_PER_HOME} photographs in ${seconds.toFixed(1)} s, of which a processor was busy for ${busySeconds.toFixed(1)} s: ${files.size} files, ${Math.round(bytes / 1e6)} MB; memory grew by ${Math.round(grown / 1e6)} MB\n`
  )
  expect(state).toBe('ready')
  const photos = [...files.keys()].filter((name) => name.startsWith('listings/photographs/'))
  expect(photos).toHaveLength(HOMES * PHOTOS_PER_HOME)

  const other = await subscribe(panel)
  const leads = files.get('leads/leads.csv') ?? Buffer.of()
  expect(await importRows(panel, other.token, leads)).toBe(LEADS)
  for (const call of importCalls(files.get('listings/listings.json') ?? Buffer.of())) {
    const { body } = await panel.call(importListings, call, { token: other.token })
    expect(body).toMatchObject({ added: HOMES, refused: [] })
  }
  await makeExport(panel, { build, token: other.token })
  const again = await unzipped(await downloadExport(panel, other.token))
  expect(linesOf(again, 'leads/leads.csv')).toEqual(linesOf(files, 'leads/leads.csv'))
  expect(listingsOf(again)).toEqual(listingsOf(files))

  await expectAlive(folderIn(files, 'website'))
  expect(seconds).toBeLessThan(SECONDS_MOST)
}, 600_000)

test('a website in another template, French first, is served as files without fault', async () => {
  const content = siteContent({ template_id: TEMPLATES[4]!.id }, 'fr')
  const { token } = await fullAccount(panel, content, { homes: 6, leads: 3, photosPerHome: 2 })
  await makeExport(panel, { build, token })
  await expectAlive(folderIn(await unzipped(await downloadExport(panel, token)), 'website'))
}, 300_000)

/** Follows every link and asset of the folder from a plain file server, and opens some pages in a browser. */
async function expectAlive(files: Map<string, Buffer>): Promise<void> {
  const server = await serveFolder(files)
  try {
    expect(deadLinks(files)).toEqual([])
    const failed = []
    for (const name of files.keys()) {
      const { status } = await fetch(`${server.origin}/${name}`)
      if (status !== 200) failed.push(name)
    }
    expect(failed).toEqual([])
    const pages = [...files.keys()].filter((name) => name.endsWith('index.html'))
    const sample = pages.filter((name, at) => name.split('/').length < 3 || at % 9 === 0)
    const faults: string[] = []
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.on('console', (said) => said.type() === 'error' && faults.push(said.text()))
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('requestfailed', (request) => faults.push(request.url()))
    page.on('response', (answer) => answer.status() >= 400 && faults.push(answer.url()))
    for (const name of sample) {
      await page.goto(`${server.origin}/${name}`, { waitUntil: 'load' })
      expect(await page.locator('h1').count()).toBeGreaterThan(0)
      expect(await page.locator('form').count()).toBe(0)
    }
    await page.close()
    process.stdout.write(
      `${files.size} files alive; ${sample.length} of ${pages.length} pages opened\n`
    )
    expect(faults).toEqual([])
  } finally {
    await server.close()
  }
}

function linesOf(files: Map<string, Buffer>, name: string): string[] {
  // A message has lines of its own; a person begins with their name in quotation marks.
  return (files.get(name)?.toString() ?? '').split(/\r\n/).toSorted()
}

function listingsOf(files: Map<string, Buffer>): object[] {
  const { value } = JSON.parse(files.get('listings/listings.json')?.toString() ?? '') as {
    value: Record<string, unknown>[]
  }
  return value
    .map((listing) =>
      Object.fromEntries(Object.entries(listing).filter(([name]) => !NOT_KEPT.includes(name)))
    )
    .toSorted((one, two) =>
      String(one['UnparsedAddress']) < String(two['UnparsedAddress']) ? -1 : 1
    )
}

function peakMemory() {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 200)
  return {
    stop() {
      clearInterval(timer)
      return most - before
    }
  }
}
