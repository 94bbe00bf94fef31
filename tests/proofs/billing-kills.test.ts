import { expect, test } from 'vitest'
import { simulateWithKills } from '../kit/billing-years/kills.ts'
import { measured } from '../kit/measured.ts'

const KILLS = Number(process.env['PROOF_KILLS'] ?? 100)

test('a year of billing whose worker is killed again and again leaves the books of a year without kills', async () => {
  const { peace, war } = await simulateWithKills({ accounts: 24, days: 365, kills: KILLS })
  const succeeded = war.charges.filter(({ state }) => state === 'succeeded').length
  measured(`${KILLS} kills`, { charges: war.charges.length, succeeded, taken: war.taken })
  expect(war).toEqual(peace)
  expect(succeeded).toBe(war.taken)
})
