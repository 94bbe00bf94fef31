import { expect, test } from 'vitest'
import { judgeLook, nextDnsCheck, type Pointing } from '#rules/websites/dns-recheck.ts'

test.each([
  ['at once, then in an hour', '2026-11-21T15:00:00Z', '2026-11-21T16:00:00Z'],
  ['still every hour on the third day', '2026-11-24T14:59:59Z', '2026-11-24T15:59:59Z'],
  ['once a day from the fourth day on', '2026-11-24T15:00:00Z', '2026-11-25T15:00:00Z'],
  ['and long after', '2027-11-24T15:00:00Z', '2027-11-25T15:00:00Z']
])('a domain is checked %s', (_, now, next) => {
  const since = new Date('2026-11-21T15:00:00Z')
  expect(nextDnsCheck(since, new Date(now))).toEqual(new Date(next))
})

const NOW = new Date('2026-11-21T15:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60_000)
const LOOK = {
  isActive: true,
  pointing: 'elsewhere' as Pointing,
  showsSite: undefined as boolean | undefined,
  failedAt: null as Date | null,
  since: hoursAgo(240),
  now: NOW
}

test.each([
  [
    'the page of this website makes a domain live',
    { pointing: 'records', showsSite: true },
    'live'
  ],
  ['a page without our DNS does not', { isActive: false, showsSite: true }, 'waiting'],
  ['our DNS without the page does not', { isActive: false, pointing: 'name-servers' }, 'waiting'],
  ['one failed look is a warning', {}, 'unchanged'],
  ['a second one after six hours loses the domain', { failedAt: hoursAgo(6) }, 'lost'],
  ['two presses within an hour are one look', { failedAt: hoursAgo(0.5) }, 'unchanged'],
  ['failed looks more than a day apart are not two', { failedAt: hoursAgo(25) }, 'unchanged'],
  [
    'another page is a failed look',
    { pointing: 'records', showsSite: false, failedAt: hoursAgo(6) },
    'lost'
  ],
  ['silence is none', { pointing: 'records', failedAt: hoursAgo(6) }, 'unchanged'],
  ['an unanswered look-up is none', { pointing: 'unknown', failedAt: hoursAgo(6) }, 'unchanged']
] as const)('%s', (_, change, state) => {
  expect(judgeLook({ ...LOOK, ...change }).state).toBe(state)
})
