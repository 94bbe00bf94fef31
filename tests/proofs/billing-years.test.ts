import { expect, test } from 'vitest'
import { simulateYears } from '../kit/billing-years/years.ts'
import { measured } from '../kit/measured.ts'

const ACCOUNTS = Number(process.env['PROOF_ACCOUNTS'] ?? 500)
const YEARS = 5

test(`an independent model predicts every charge of ${ACCOUNTS} accounts over ${YEARS} years, to the cent and the day`, async () => {
  const lived = await simulateYears({ accounts: ACCOUNTS, years: YEARS, seed: 1 })
  const { charged, disputes, expected, plans, taken } = lived
  const paid = charged.filter((charge) => charge.paid)
  measured(`${ACCOUNTS} accounts, ${YEARS} years`, {
    charges: charged.length,
    paid: paid.length,
    ...lived.emails
  })
  expect(charged).toEqual(expected)
  expect(disputes).toEqual([])
  expect(plans.found).toEqual(plans.expected)
  expect(taken.size).toBe(paid.length)
})
