// Everything that must hold, in one run: checks, unit and panel tests, and the whole product in a browser.
//   npm test                                   all of it
//   npm test -- --only unit|panel|checks|journeys
//   npm test -- tests/rules/money/order.test.ts      single files
//   npm test -- --browser firefox              all of it, with the browser tests in Firefox
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './site/arguments.ts'
import { endTogether, root } from './testing/command.ts'
import { runChecks } from './testing/checks.ts'
import { browserNamed, runJourneys, startProduct } from './testing/journeys.ts'
import { conclude } from './testing/report.ts'
import { runUnits } from './testing/units.ts'

const { positionals: files, values } = readArguments({
  allowPositionals: true,
  options: { browser: { type: 'string' }, only: { type: 'string' } }
})
const browser = browserNamed(values.browser)
const isJourney = (file: string): boolean => file.includes('tests/journeys/')

endTogether()
await run()
process.exit(conclude())

async function run(): Promise<void> {
  if (files.length > 0) return runFiles()
  switch (values.only) {
    case 'checks':
      return runChecks()
    case 'unit':
      return runUnits({ rooms: rooms().filter((room) => room !== 'panel') })
    case 'panel':
      return runUnits({ rooms: ['panel'] })
    case 'journeys':
      return journeys()
    case undefined:
      return everything()
    default:
      console.error(`There is no part called ${values.only}; say unit, panel, checks or journeys.`)
      process.exit(1)
  }
}

async function runFiles(): Promise<void> {
  const units = files.filter((file) => !isJourney(file))
  if (units.length > 0) await runUnits({ files: units })
  if (units.length < files.length) await journeys(files.filter(isJourney))
}

async function journeys(named: string[] = []): Promise<void> {
  const product = startProduct()
  await runJourneys(product, { browser, files: named })
  await stop(product)
}

/** A browser waits more than it works, so it walks through the product while the rest keeps the cores busy. */
async function everything(): Promise<void> {
  const product = startProduct()
  await Promise.all([runChecks().then(() => runUnits()), runJourneys(product, { browser })])
  await stop(product)
}

async function stop(product: ReturnType<typeof startProduct>): Promise<void> {
  await product.then(({ stop }) => stop()).catch(() => undefined)
}

function rooms(): string[] {
  return readdirSync(join(root, 'tests'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['journeys', 'kit', 'proofs'].includes(entry.name))
    .map((entry) => entry.name)
}
