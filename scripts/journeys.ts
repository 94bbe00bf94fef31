import { endTogether } from './testing/command.ts'
import { runJourneys, startProduct } from './testing/journeys.ts'
import { conclude } from './testing/report.ts'

endTogether()
const product = startProduct()
await runJourneys(product, process.argv.slice(2))
await product.then(({ stop }) => stop()).catch(() => undefined)
process.exit(conclude())
