//   npm run journeys                          all browser tests, in Chromium
//   npm run journeys -- --browser firefox     the same in Firefox
import { readArguments } from './site/arguments.ts'
import { endTogether } from './testing/command.ts'
import { browserNamed, runJourneys, startProduct } from './testing/journeys.ts'
import { conclude } from './testing/report.ts'

const { positionals: files, values } = readArguments({
  allowPositionals: true,
  options: { browser: { type: 'string' } }
})
const browser = browserNamed(values.browser)

endTogether()
const product = startProduct()
await runJourneys(product, { browser, files })
await product.then(({ stop }) => stop()).catch(() => undefined)
process.exit(conclude())
