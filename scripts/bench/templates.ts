// Runs Lighthouse's mobile preset (simulated slow 4G, 4x CPU slowdown) on the home page of an agent's website in every
// template and both languages, as the panel serves it, and compares the medians with our targets.
//   node scripts/bench/templates.ts                         all of them
//   node scripts/bench/templates.ts --template metro --runs 5
//   node scripts/bench/templates.ts --throttling devtools   in a browser that is really that slow
// npx fetches Lighthouse, which isn't a dependency. Blocking time needs an idle machine.

import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openSiteBuild } from '#panel/hosting/site-build.ts'
import { TEMPLATES } from '#sites/templates/templates.ts'
import { publishContent, startHosting } from '../../tests/kit/hosting.ts'
import { siteContent } from '../../tests/kit/site-requests.ts'
import { buildAgentSites } from '../site/agent-sites.ts'
import { findChromium } from '../testing/chromium.ts'
import { auditPage, throttlingNamed } from './audit.ts'
import { median } from './median.ts'
import { measureScripts } from './scripts.ts'
import { missedTargets, summaryLine } from './targets.ts'

const TARGETS = { lcp: 1000, bytes: 80_000 }

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    template: { type: 'string', multiple: true },
    throttling: { type: 'string', default: 'simulate' }
  }
})
const throttling = throttlingNamed(values.throttling)
const store = resolve('.astro/bench-sites/dist')
await buildAgentSites(resolve('.'), store)
const sites = await openSiteBuild(resolve(store, 'agent-sites'))
if (!sites) throw new Error('The renderer of agents’ websites was not built.')
const settings = { rateLimits: false, sitesDomain: 'localhost' }
const hosting = await startHosting({ settings, sites })
const site = await hosting.newSite()
const { whole: chromium } = await findChromium()
const missed: string[] = []

for (const { id, name } of TEMPLATES.filter((one) => values.template?.includes(one.name) ?? true)) {
  for (const language of ['en', 'fr'] as const) {
    // Without photographs: each agent brings their own.
    const content = siteContent({ template_id: id, salesman_image: null }, language)
    await publishContent(hosting.panel.world.db, site.website_id, content)
    const url = `http://${site.host}:${hosting.port}/`
    const runs = []
    for (let run = 0; run < Number(values.runs); run++) {
      runs.push(await auditPage(url, chromium, { throttling }))
    }
    const figures = { ...median(runs), ...(await measureScripts(url, chromium)) }
    const page = { name: `${name} ${language}`, path: '/', ...TARGETS }
    console.log(summaryLine(page, figures))
    missed.push(...missedTargets(page, figures))
  }
}
await hosting.close()

console.log(`Median of ${values.runs}; load ${loadavg()[0]?.toFixed(1)}.`)
for (const miss of missed) console.log(`✘ ${miss}`)
if (missed.length === 0) console.log('✔ Every target is met.')
process.exit(missed.length === 0 ? 0 : 1)
