import { expect, test } from 'vitest'
import { nextDnsCheck } from '#rules/websites/dns-recheck.ts'

test.each([
  ['at once, then in an hour', '2026-11-21T15:00:00Z', '2026-11-21T16:00:00Z'],
  ['still every hour on the third day', '2026-11-24T14:59:59Z', '2026-11-24T15:59:59Z'],
  ['once a day from the fourth day on', '2026-11-24T15:00:00Z', '2026-11-25T15:00:00Z'],
  ['and long after', '2027-11-24T15:00:00Z', '2027-11-25T15:00:00Z']
])('a domain is checked %s', (_, now, next) => {
  const since = new Date('2026-11-21T15:00:00Z')
  expect(nextDnsCheck(since, new Date(now))).toEqual(new Date(next))
})
