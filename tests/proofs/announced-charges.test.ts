import { expect, test } from 'vitest'
import { Announcements } from '../kit/billing-years/announcements.ts'
import { simulateYears } from '../kit/billing-years/years.ts'

test('over five years, every charge matches what the page, the API, the emails and the report announced', async () => {
  let announcements: Announcements | undefined
  const { charged, disputes, expected, plans } = await simulateYears(
    { accounts: 40, years: 5, seed: 3 },
    (panel) => (announcements = new Announcements(panel))
  )
  process.stderr.write(
    `${JSON.stringify({ ...announcements?.figures, ...announcements?.states, debts: announcements?.debts.figures })}\n`
  )
  expect(announcements?.differences).toEqual([])
  expect(announcements?.debts.figures.emails).toBeGreaterThan(30)
  expect(disputes).toEqual([])
  expect(charged).toEqual(expected)
  expect(plans.found).toEqual(plans.expected)
  expect(Object.keys(announcements?.states ?? {})).toEqual(
    expect.arrayContaining([
      'scheduled',
      'retrying',
      'unpaid',
      'paused',
      'cancelled',
      'ended',
      'discount'
    ])
  )
})
