// Kills, races, hostile input and other proofs that take too long for `npm test`, and the journeys in French. Each
// passes or fails.
import { FILES } from './testing/arguments.ts'
import { readArguments } from './site/arguments.ts'
import { findChromium } from './testing/chromium.ts'
import { endTogether } from './testing/command.ts'
import { runJourneys, startProduct } from './testing/journeys.ts'
import { summarize } from './testing/report.ts'
import { runUnits } from './testing/units.ts'

const { positionals: files } = readArguments({
  name: 'npm run proofs',
  about:
    'Runs kills, races and hostile input at length, and the journeys in French: minutes to an hour.',
  arguments: [FILES],
  examples: ['npm run proofs', 'npm run proofs -- tests/proofs/hostile-requests.test.ts']
})

endTogether()
// Some proofs look at pages in a browser.
process.env['CHROMIUM_PATH'] = (await findChromium()).quick
await runUnits({
  alone: true,
  name: 'Proofs',
  ...(files.length > 0 ? { files } : { projects: ['proofs'] })
})
if (files.length === 0) {
  const product = startProduct()
  await runJourneys(product, { language: 'fr', withLong: true })
  await product.then(({ stop }) => stop()).catch(() => undefined)
}
process.exit(summarize())
