import { expect, test } from 'vitest'
import { pressAndRenew } from '../../kit/billing-years/presses.ts'
import { simulateYears } from '../../kit/billing-years/years.ts'
import { hasPostgres } from '../../kit/postgres.ts'

/** Small ones of tests/proofs/billing-*.test.ts, which run for minutes. */

test('a year of twelve accounts is charged to the cent as an independent calculation says', async () => {
  const { charged, disputes, expected, emails, plans, taken } = await simulateYears({
    accounts: 12,
    years: 1,
    seed: 3
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

test.runIf(hasPostgres())(
  'Pay Now pressed by twenty while two workers renew the plan takes the money once',
  async () => {
    for (const { charges, taken } of await pressAndRenew({ rounds: 1, presses: 20 })) {
      expect([charges, taken]).toEqual([1, 1])
    }
  },
  120_000
)
