import { BROWSER, FILES, LANGUAGE } from './testing/arguments.ts'
import { orEnd, readArguments } from './site/arguments.ts'
import { endTogether } from './testing/command.ts'
import { browserNamed, languageNamed, runJourneys, startProduct } from './testing/journeys.ts'
import { summarize } from './testing/report.ts'

const { positionals: files, values } = readArguments({
  name: 'npm run journeys',
  about: 'Runs all of the product’s tests in a real browser, also those that npm test leaves out.',
  arguments: [FILES],
  options: { browser: BROWSER, language: LANGUAGE },
  examples: [
    'npm run journeys',
    'npm run journeys -- --browser firefox',
    'npm run journeys -- --language fr',
    'npm run journeys -- tests/journeys/dashboard.test.ts'
  ]
})
const browser = orEnd(() => browserNamed(values.browser))
const language = orEnd(() => languageNamed(values.language))

endTogether()
const product = startProduct()
await runJourneys(product, { browser, files, language, withLong: true })
await product.then(({ stop }) => stop()).catch(() => undefined)
process.exit(summarize())
