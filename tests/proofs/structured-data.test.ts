import { resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { startHosting } from '../kit/hosting.ts'
import { openListings } from '../kit/listings.ts'
import { siteContent } from '../kit/site-requests.ts'

let hosting: Awaited<ReturnType<typeof startHosting>>
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
})
afterAll(() => hosting.close())

const Urls = v.array(v.string())

/** What TypeScript says about each page's JSON-LD as a value of schema.org's vocabulary. */
function problemsOf(pages: Record<string, string>): string[] {
  const file = resolve('tests/proofs/written-by-the-test.ts')
  const consts = Object.entries(pages).map(
    ([path, json], at) => `// ${path}\nexport const page${at}: Graph = ${json}`
  )
  const text = `import type { Graph } from 'schema-dts'\n${consts.join('\n')}\n`
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: []
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile, readFile } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.readFile = (name) => (name === file ? text : readFile(name))
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version)
  const program = ts.createProgram([file], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

async function dataAt(host: string, path: string): Promise<string> {
  const { body } = await hosting.get(host, path)
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
  if (json === undefined) throw new Error(`no JSON-LD at ${path}`)
  return json
}

test('a wrong type, property or value is a problem', () => {
  const graph = (node: object) =>
    JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] })
  expect(problemsOf({ a: graph({ '@type': 'Offer', price: 1 }) })).toEqual([])
  expect(problemsOf({ a: graph({ '@type': 'Ofer', price: 1 }) })).not.toEqual([])
  expect(problemsOf({ a: graph({ '@type': 'Offer', prize: 1 }) })).not.toEqual([])
  expect(
    problemsOf({ a: graph({ '@type': 'Offer', itemOffered: { '@type': 'House' } }) })
  ).not.toEqual([])
}, 120_000)

test('every page of a website says nothing that isn’t in schema.org’s vocabulary, in both languages', async () => {
  const site = await hosting.newSite({ ...siteContent() })
  const ann = await openListings(hosting.panel, site)
  const TYPES = [
    'Single Family Residence',
    'Condominium',
    'Townhouse',
    'Triplex',
    'Farm',
    'Unimproved Land'
  ] as const
  for (const [at, PropertySubType] of TYPES.entries()) {
    const { body } = await ann.save({
      title: { en: `A ${PropertySubType}`, fr: 'Une propriété' },
      PropertySubType,
      YearBuilt: 1912,
      InternetAddressDisplayYN: at !== 1,
      ...(at === 2 && { ListPrice: null })
    })
    if (body.api_status !== 0) throw new Error(`${PropertySubType}: ${JSON.stringify(body)}`)
  }
  await ann.save({ title: { en: 'Sold' }, MlsStatus: 'Sold', ClosePrice: 900_000 })
  await expect
    .poll(() => hosting.get(site.host, '/sitemap.xml').then(({ body }) => body))
    .toContain('/listings/')
  const { body: map } = await hosting.get(site.host, '/sitemap.xml')
  const urls = v.parse(
    Urls,
    [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  )
  const pages: Record<string, string> = {}
  for (const url of urls) pages[url] = await dataAt(site.host, new URL(url).pathname)
  pages['a search'] = await dataAt(site.host, '/listings?beds=3')
  expect(urls.filter((url) => url.includes('/listings/')).length).toBeGreaterThanOrEqual(12)
  expect(problemsOf(pages)).toEqual([])
}, 300_000)
