// The long proof of the billing engine: hundreds of accounts over years, day by day, every charge held against a reckoning
// of its own.   node scripts/bench/billing-years.ts [accounts=500] [years=5] [seed=1]
import { isDeepStrictEqual } from 'node:util'
import { liveThrough } from '../../tests/kit/billing-years/years.ts'

const [accounts = 500, years = 5, seed = 1] = process.argv.slice(2).map(Number)
const started = performance.now()
const lived = await liveThrough({ accounts, years, seed })
const seconds = ((performance.now() - started) / 1000).toFixed(1)
const busy = (process.cpuUsage().user / 1e6).toFixed(1)

const { charged, disputes, expected, plans, taken } = lived
const wrong = expected.filter((charge, index) => !isDeepStrictEqual(charge, charged[index]))
const samePlans = isDeepStrictEqual(plans.expected, plans.found)
const paid = charged.filter((charge) => charge.paid)
console.log(
  `${accounts} accounts, ${years} years, seed ${seed}: ${seconds} s, ${busy} s of them at work`
)
console.log(
  `charges ${charged.length} (expected ${expected.length}), paid ${paid.length}, bank ${taken.size}, wrong ${wrong.length}, disputes ${disputes.length}, plans alike ${samePlans}`
)
console.log('mails', lived.mails)
for (const charge of wrong.slice(0, 5)) {
  const same = charged.filter(({ account }) => account === charge.account)
  console.log(
    'expected',
    charge,
    'charged',
    same.find(({ at }) => at === charge.at)
  )
}
for (const dispute of disputes.slice(0, 5)) console.log(dispute)
const isRight =
  wrong.length === 0 && charged.length === expected.length && disputes.length === 0 && samePlans
process.exit(isRight && taken.size === paid.length ? 0 : 1)
