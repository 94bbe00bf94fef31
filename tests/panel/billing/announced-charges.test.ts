import { expect, test } from 'vitest'
import { Announcements } from '../../kit/billing-years/announcements.ts'
import { simulateYears } from '../../kit/billing-years/years.ts'

/** A short version of tests/proofs/announced-charges.test.ts, which lives through five years. */

test('what the page, the API, the emails and the report announce is what is charged, every day for five months', async () => {
  let heard: Announcements | undefined
  const { charged, disputes, expected } = await simulateYears(
    { accounts: 4, years: 0.4, seed: 2514 },
    (panel) => (heard = new Announcements(panel))
  )
  expect(heard?.differences).toEqual([])
  expect(heard?.debts.figures.emails).toBeGreaterThan(4)
  expect(heard?.figures.charges).toBeGreaterThan(10)
  expect(Object.keys(heard?.states ?? {})).toContain('retrying')
  expect(disputes).toEqual([])
  expect(charged).toEqual(expected)
}, 240_000)
