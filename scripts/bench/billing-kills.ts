// A year of the worker, killed -9 again and again, must leave the same books as a year in peace.
//   node scripts/bench/billing-kills.ts [kills=30] [days=365] [accounts=24]
import { isDeepStrictEqual } from 'node:util'
import { liveAndDie } from '../../tests/kit/billing-years/kills.ts'

const [kills = 30, days = 365, accounts = 24] = process.argv.slice(2).map(Number)
const started = performance.now()
const { peace, war } = await liveAndDie({ accounts, days, kills })
const isSame = isDeepStrictEqual(peace, war)
const succeeded = war.charges.filter(({ state }) => state === 'succeeded').length
console.log(
  `${kills} kills in ${days} days of ${accounts} accounts, ${((performance.now() - started) / 1000).toFixed(1)} s`
)
console.log(
  `charges ${war.charges.length} (in peace ${peace.charges.length}), succeeded ${succeeded}, taken by the bank ${war.taken}; same books: ${isSame}`
)
process.exit(isSame && succeeded === war.taken ? 0 : 1)
