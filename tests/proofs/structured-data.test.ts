import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROPERTY_SUB_TYPES } from '#rules/listings/home-type.ts'
import { openFeedWorld } from '../kit/ddf/feed-world.ts'
import { startHosting } from '../kit/hosting.ts'
import { openListings } from '../kit/listings.ts'
import { measured } from '../kit/measured.ts'
import { attributeOf, sitePage, textIn } from '../kit/site-page.ts'
import { openBlog } from '../kit/site-posts.ts'

const HOMES = Number(process.env['PROOF_HOMES'] ?? 100)

/** Within the repository, where TypeScript finds schema.org's vocabulary. */
const folder = resolve('.astro/structured-data')

let hosting: Awaited<ReturnType<typeof startHosting>>
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
  mkdirSync(folder, { recursive: true })
})
afterAll(async () => {
  await hosting.close()
  rmSync(folder, { recursive: true, force: true })
})

test('every page of a website with homes and posts says nothing that schema.org’s vocabulary lacks', async () => {
  const site = await hosting.newSite()
  const feed = await openFeedWorld(hosting.panel, { homes: HOMES, known: [site.website_id] })
  await feed.poll()
  await feed.server.close()
  const own = await openListings(hosting.panel, site)
  for (const PropertySubType of PROPERTY_SUB_TYPES) await own.save({ PropertySubType })
  await (await openBlog(hosting.panel, site)).publish()
  const pageOf = async (path: string) => (await hosting.get(site.host, path)).body
  const listed = async () => [
    ...(await pageOf('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)</g)
  ]
  const wanted = 2 * (HOMES + PROPERTY_SUB_TYPES.length)
  await expect
    .poll(async () => (await listed()).length, { timeout: 60_000 })
    .toBeGreaterThan(wanted)

  const said = new Map<string, string>()
  for (const [, path = ''] of await listed()) {
    const scripts = sitePage(await pageOf(path || '/')).all('script')
    const [data] = scripts.filter((one) => attributeOf(one, 'type') === 'application/ld+json')
    if (data) said.set(path, JSON.stringify(JSON.parse(textIn(data)), null, 1))
  }
  expect(said.size).toBeGreaterThan(wanted)
  expect(errorsIn(said)).toEqual([])

  const [[path, json] = ['', '']] = said
  for (const wrong of [
    json.replace('"name"', '"nom"'),
    json.replace('"RealEstateAgent"', '"RealtyAgent"'),
    json.replace(/"telephone": "[^"]*"/, '"telephone": 5')
  ]) {
    expect(wrong).not.toBe(json)
    expect(errorsIn(new Map([[path, wrong]]))).not.toEqual([])
  }
  measured('pages with JSON-LD', { pages: said.size })
})

/** What TypeScript says about the JSON, as values of schema.org's types. */
function errorsIn(said: ReadonlyMap<string, string>): string[] {
  const values = [...said].map(([path, json]) => `// ${path}\n_ = ${json}\n`)
  writeFileSync(
    join(folder, 'said.ts'),
    `import type { Graph, Thing, WithContext } from 'schema-dts'\nlet _: Graph | WithContext<Thing>\n${values.join('')}`
  )
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig']
  const kind = ['--module', 'nodenext', '--target', 'es2024', '--types', '']
  try {
    execFileSync(
      process.execPath,
      ['node_modules/typescript7/bin/tsc', ...options, ...kind, join(folder, 'said.ts')],
      { encoding: 'utf8', maxBuffer: 1e8 }
    )
    return []
  } catch (error) {
    const { stdout } = error as { stdout: string }
    return stdout.split('\n').filter((line) => line.includes('error TS'))
  }
}
