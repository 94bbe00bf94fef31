// Pay Now pressed by many while two workers renew the same plan on PostgreSQL: every round takes the money once.
//   node scripts/bench/billing-presses.ts [rounds=50] [presses=50]
import { pressAndRenew } from '../../tests/kit/billing-years/presses.ts'

const [rounds = 50, presses = 50] = process.argv.slice(2).map(Number)
const started = performance.now()
const pressed = await pressAndRenew({ rounds, presses })
const wrong = pressed.filter(({ charges, taken }) => charges !== 1 || taken !== 1)
const answers: Record<string, number> = {}
for (const round of pressed) {
  for (const [words, many] of Object.entries(round.answers)) {
    answers[words] = (answers[words] ?? 0) + many
  }
}
console.log(
  `${rounds} rounds of ${presses}: ${wrong.length} rounds with more or less than one charge, ${((performance.now() - started) / 1000).toFixed(1)} s`
)
console.log(answers)
process.exit(wrong.length === 0 ? 0 : 1)
