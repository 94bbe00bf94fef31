// Runs Lighthouse's mobile preset (simulated slow 4G, 4x CPU slowdown) on eight public pages and
// compares the medians with our targets.
//   node scripts/bench/lighthouse.ts                          the product, built and started as `npm start` does
//   node scripts/bench/lighthouse.ts http://localhost:4321    one that runs already
//   node scripts/bench/lighthouse.ts … --runs 5 --page /blog  more runs, one page, also of an agent's website
//   node scripts/bench/lighthouse.ts … --throttling devtools  in a browser that is really that slow
// npx fetches Lighthouse, which isn't a dependency. Blocking time needs an idle machine.

import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { findChromium } from '../testing/chromium.ts'
import { endTogether } from '../testing/command.ts'
import { startProduct } from '../testing/journeys.ts'
import { auditPage, throttlingNamed } from './audit.ts'
import { median } from './median.ts'
import { measureScripts } from './scripts.ts'
import { BENCH_PAGES, benchPage, summaryLine, missedTargets } from './targets.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    page: { type: 'string', multiple: true },
    throttling: { type: 'string', default: 'simulate' }
  }
})

const throttling = throttlingNamed(values.throttling)
endTogether()
const product = positionals[0] ? undefined : await startProduct()
const origin = positionals[0] ?? product?.origin ?? ''
const { whole: chromium } = await findChromium()
const missed: string[] = []

for (const page of values.page?.map(benchPage) ?? BENCH_PAGES) {
  const runs = []
  for (let run = 0; run < Number(values.runs); run++) {
    runs.push(await auditPage(origin + page.path, chromium, { throttling }))
  }
  const figures = { ...median(runs), ...(await measureScripts(origin + page.path, chromium)) }
  console.log(summaryLine(page, figures))
  missed.push(...missedTargets(page, figures))
}
await product?.stop()

console.log(`Median of ${values.runs}; load ${loadavg()[0]?.toFixed(1)}.`)
for (const miss of missed) console.log(`✘ ${miss}`)
if (missed.length === 0) console.log('✔ Every target is met.')
process.exit(missed.length === 0 ? 0 : 1)
