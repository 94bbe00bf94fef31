// Everything that must hold, in one run: checks, unit and panel tests, and the whole product in a browser.
import { listOf } from '#messages/list.ts'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '#panel/commands/command-line.ts'
import { BROWSER, FILES } from './testing/arguments.ts'
import { orEnd, readArguments } from './site/arguments.ts'
import { endTogether, root } from './testing/command.ts'
import { runChecks } from './testing/checks.ts'
import { browserNamed, runJourneys, startProduct } from './testing/journeys.ts'
import { summarize } from './testing/report.ts'
import { runUnits } from './testing/units.ts'

const PARTS = ['unit', 'panel', 'checks', 'journeys'] as const

const { positionals: files, values } = readArguments({
  name: 'npm test',
  about: 'Runs checks, unit and panel tests, and the product in a real browser.',
  arguments: [FILES],
  options: {
    browser: BROWSER,
    only: { value: 'PART', about: `Runs one part: ${listOf(PARTS, 'or')}.` }
  },
  examples: ['npm test', 'npm test -- --only panel', 'npm test -- tests/rules/money/order.test.ts']
})

const only = orEnd(() => partNamed(values.only))
const browser = orEnd(() => browserNamed(values.browser))
const isJourney = (file: string): boolean => file.includes('tests/journeys/')

endTogether()
await run()
process.exit(summarize())

async function run(): Promise<void> {
  if (files.length > 0) return runFiles()
  switch (only) {
    case 'checks':
      return runChecks()
    case 'unit':
      return runUnit()
    case 'panel':
      return runPanel()
    case 'journeys':
      return journeys()
    case undefined:
      return everything()
  }
}

function partNamed(name: string | undefined): (typeof PARTS)[number] | undefined {
  const part = PARTS.find((one) => one === name)
  if (name !== part) throw new UsageError(`--only must be ${listOf(PARTS, 'or')}, not ${name}.`)
  return part
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

/**
 * Browsers mostly wait, and so do many tests of the panel: together they keep the cores busy, and the units
 * take the journeys' place. A second worker for either would load every module once more without a core to do it on.
 */
async function everything(): Promise<void> {
  const product = startProduct()
  await Promise.all([
    runChecks(),
    runPanel({ alone: true }),
    runJourneys(product, { browser }).then(() => runUnit({ alone: true }))
  ])
  await stop(product)
}

function runPanel(filter: { alone?: boolean } = {}): Promise<void> {
  return runUnits({ ...filter, name: 'Panel tests', projects: ['panel'] })
}

function runUnit(filter: { alone?: boolean } = {}): Promise<void> {
  const rest = projects().filter((project) => project !== 'panel')
  return runUnits({ ...filter, name: 'Unit tests', projects: rest })
}

async function stop(product: ReturnType<typeof startProduct>): Promise<void> {
  await product.then(({ stop }) => stop()).catch(() => undefined)
}

function projects(): string[] {
  return readdirSync(join(root, 'tests'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['journeys', 'kit', 'proofs'].includes(entry.name))
    .map((entry) => entry.name)
}
