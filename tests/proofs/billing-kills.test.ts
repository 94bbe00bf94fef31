import { expect, test } from 'vitest'
import { simulateWithKills } from '../kit/billing-years/kills.ts'
import { measured } from '../kit/measured.ts'

const KILLS = Number(process.env['PROOF_KILLS'] ?? 100)

test('a year of billing with a repeatedly killed worker ends with the same records as one without kills', async () => {
  const { calm, killed } = await simulateWithKills({ accounts: 24, days: 365, kills: KILLS })
  const succeeded = killed.charges.filter(({ state }) => state === 'succeeded').length
  measured(`${KILLS} kills`, { charges: killed.charges.length, succeeded, taken: killed.taken })
  expect(killed).toEqual(calm)
  expect(succeeded).toBe(killed.taken)
})
