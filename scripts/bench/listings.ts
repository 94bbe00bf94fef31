// Measures the search of homes on an agent's website, with its counts and cards, on PostgreSQL.
//   node scripts/bench/listings.ts                        1,000,000 homes of 200 websites; each has 5,000
//   node scripts/bench/listings.ts --homes 100000 --rounds 10
// The figures are reliable only on an idle machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readListingResults } from '#panel/actions/listings/search-listings.ts'
import { readListingSearch } from '#rules/listings/search/read-listing-search.ts'
import { createAccounts } from '../../tests/kit/hostile-requests/accounts.ts'
import { startPanelProcess } from '../../tests/kit/panel-process.ts'
import { freshPostgres } from '../../tests/kit/postgres.ts'
import { fillHomes } from './listings/fill.ts'
import './exit-on-signals.ts'

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '1000000' },
    'a-website': { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '40' }
  }
})
const P95_MS = 50
const WARM_UP_ROUNDS = 10
const rounds = Number(values.rounds)
/** A Tuesday. */
const NOW = new Date('2026-11-24T15:00:00Z')

const folder = mkdtempSync(join(tmpdir(), 'maplekey-listings-'))
const { db, url } = await freshPostgres()
const panel = await startPanelProcess(folder, { DATABASE_URL: url, LOG_LEVEL: 'warn' })
await createAccounts(panel)
await panel.stop()
const begun = performance.now()
const website_id = await fillHomes(db, {
  homes: Number(values.homes),
  aWebsite: Number(values['a-website'])
})
console.log(`Filled in ${Math.round((performance.now() - begun) / 1000)} s.`)

const CASES: Record<string, string> = {
  everything: '',
  'last page': 'page=10000',
  words: 'q=queen+park',
  'words of one home': 'q=queen+C1000',
  'no word': 'q=zebra',
  city: 'area=Toronto',
  neighbourhood: 'area=Ward+7,+Toronto',
  type: 'type=house',
  'three types': 'type=house&type=condo&type=townhouse',
  price: 'min=500000&max=900000',
  beds: 'beds=3',
  baths: 'baths=2',
  size: 'size=1500',
  lot: 'lot=5000',
  built: 'built=1990',
  feature: 'features=pool',
  'three features': 'features=pool&features=garage&features=gym',
  'open this weekend': 'open=weekend',
  'new this week': 'new=week',
  sold: 'status=sold',
  'sold, by price': 'status=sold&min=500000&sort=price-low',
  'by price, low first': 'sort=price-low',
  'by price, high first': 'sort=price-high',
  'by size': 'sort=size',
  box: 'box=43.65,-79.5,43.75,-79.3',
  'shape of 4': 'shape=43.62,-79.5,43.78,-79.55,43.75,-79.3,43.65,-79.25',
  'shape of 30': `shape=${star(30)}`,
  'many at once': `q=street&area=Toronto&type=house&type=condo&min=400000&max=3000000&beds=2&baths=1&size=800&features=parking&open=weekend&new=week&sort=price-low&shape=${star(12)}`
}

const missed: string[] = []
for (const [name, query] of Object.entries(CASES)) {
  const search = readListingSearch(new URLSearchParams(query))
  const { p50, p95, total } = await timed(() =>
    readListingResults({ db, clock: () => NOW }, website_id, search)
  )
  console.log(`${name}: ${total} homes, p50 ${p50} ms, p95 ${p95} ms`)
  if (p95 > P95_MS) missed.push(`${name}: p95 ${p95} ms`)
}
rmSync(folder, { recursive: true, force: true })
console.log(`Load ${loadavg()[0]?.toFixed(1)}.`)
for (const miss of missed) console.log(`✘ ${miss}`)
if (missed.length === 0) console.log('✔ Every target is met.')
process.exit(missed.length === 0 ? 0 : 1)

async function timed(call: () => Promise<{ total: number }>) {
  // A panel that serves has compiled its code, and each of its connections has mapped the indexes it reads.
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await call()
  const { total } = await call()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const from = performance.now()
    await call()
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Number((times[Math.ceil(rounds * share) - 1] ?? 0).toFixed(1))
  return { p50: at(0.5), p95: at(0.95), total }
}

/** A ring of corners, every other one nearer to its middle. */
function star(corners: number): string {
  return Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI
    const reach = at % 2 === 0 ? 1 : 0.6
    return [43.7 + 0.09 * reach * Math.sin(angle), -79.4 + 0.18 * reach * Math.cos(angle)]
      .map((degrees) => degrees.toFixed(5))
      .join(',')
  }).join(',')
}
