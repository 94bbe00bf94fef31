import { expect, test } from 'vitest'
import { pressAndRenew } from '../kit/billing-years/presses.ts'
import { measured } from '../kit/measured.ts'
import { hasPostgres } from '../kit/postgres.ts'

const ROUNDS = Number(process.env['PROOF_ROUNDS'] ?? 50)
const PRESSES = 50

test.runIf(hasPostgres())(
  'concurrent Pay Now calls and two workers renewing the same plan charge once',
  async () => {
    const rounds = await pressAndRenew({ rounds: ROUNDS, presses: PRESSES })
    const answers: Record<string, number> = {}
    for (const round of rounds) {
      for (const [answer, many] of Object.entries(round.answers)) {
        answers[answer] = (answers[answer] ?? 0) + many
      }
    }
    measured(`${ROUNDS} rounds of ${PRESSES} presses`, answers)
    expect(rounds.filter(({ charges, taken }) => charges !== 1 || taken !== 1)).toEqual([])
  }
)
