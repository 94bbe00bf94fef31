import { expect, test } from 'vitest'
import { pressAndRenew } from '../../kit/billing-years/presses.ts'
import { simulateWithKills } from '../../kit/billing-years/kills.ts'
import { simulateYears } from '../../kit/billing-years/years.ts'
import { hasPostgres } from '../../kit/postgres.ts'

/** Small ones of tests/proofs/billing-*.test.ts, which run for minutes. */

test('a year of eighteen accounts, day by day, are charged to the cent as they are reckoned apart', async () => {
  const { charged, disputes, expected, emails, plans, taken } = await simulateYears({
    accounts: 18,
    years: 1,
    seed: 7
  })
  expect(disputes).toEqual([])
  expect(charged).toEqual(expected)
  expect(plans.found).toEqual(plans.expected)
  const paid = charged.filter((charge) => charge.paid)
  expect(taken.size).toBe(paid.length)
  expect(emails['payment-received']).toBe(paid.length)
  expect(new Set(charged.map(({ kind }) => kind))).toEqual(
    new Set(['first', 'order', 'overdue', 'renewal', 'restart'])
  )
}, 240_000)

test('a worker that is killed twice in a month leaves the same books as one that is not', async () => {
  const { calm, killed } = await simulateWithKills({ accounts: 4, days: 32, kills: 2 })
  expect(killed).toEqual(calm)
  expect(killed.taken).toBe(killed.charges.filter(({ state }) => state === 'succeeded').length)
  expect(killed.charges.length).toBeGreaterThan(3)
}, 240_000)

test.runIf(hasPostgres())(
  'Pay Now pressed by twenty while two workers renew the plan takes the money once, each time',
  async () => {
    for (const { charges, taken } of await pressAndRenew({ rounds: 4, presses: 20 })) {
      expect([charges, taken]).toEqual([1, 1])
    }
  },
  120_000
)
