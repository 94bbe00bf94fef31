import { expect, test } from 'vitest'
import { transactionMessages } from '#messages/transactions.ts'
import { TRANSACTION_DATE, formatDate } from '#rules/time/calendar.ts'
import { formatBusinessDay, formatTime, formatZonedTime, zoneOf } from '#rules/time/time-zone.ts'
import { PROVINCES } from '../../kit/provinces.ts'

/** Of a year whose clocks are settled: British Columbia and Alberta stopped changing theirs in 2026. */
const JUST_AFTER_MIDNIGHT = '2024-12-21T05:10:00Z'

test.each([
  ['BC', '12-20-2024 09:10 PM PT'],
  ['AB', '12-20-2024 10:10 PM MT'],
  ['NT', '12-20-2024 10:10 PM MT'],
  ['YT', '12-20-2024 10:10 PM YT'],
  ['SK', '12-20-2024 11:10 PM CT'],
  ['MB', '12-20-2024 11:10 PM CT'],
  ['ON', '12-21-2024 12:10 AM ET'],
  ['QC', '12-21-2024 12:10 AM ET'],
  ['NU', '12-21-2024 12:10 AM ET'],
  ['NB', '12-21-2024 01:10 AM AT'],
  ['NS', '12-21-2024 01:10 AM AT'],
  ['PE', '12-21-2024 01:10 AM AT'],
  ['NL', '12-21-2024 01:40 AM NT']
])('ten past midnight in Toronto, in winter, in %s is %s', (province, time) => {
  expect(formatZonedTime(JUST_AFTER_MIDNIGHT, province)).toBe(time)
})

test('Saskatchewan keeps its clock in summer, Manitoba does not', () => {
  expect(formatTime('2027-07-01T16:00:00Z', 'SK')).toBe('07-01-2027 10:00 AM')
  expect(formatTime('2027-07-01T16:00:00Z', 'MB')).toBe('07-01-2027 11:00 AM')
})

test('every province has its zone, and an unknown one gets the business zone', () => {
  for (const { code } of PROVINCES) {
    const { id, name } = zoneOf(code)
    expect(new Intl.DateTimeFormat('en', { timeZone: id }).resolvedOptions().timeZone).toBe(id)
    expect(name === 'Eastern Time').toBe(['NU', 'ON', 'QC'].includes(code))
  }
  const { zone } = transactionMessages.en
  expect(zone(zoneOf(undefined))).toBe('Times are in Eastern Time (ET).')
  expect(zone(zoneOf('BC'))).toBe('Times are in Pacific Time (PT).')
})

test('a business day that differs in the agent’s zone is shown with its zone', () => {
  expect(formatBusinessDay(JUST_AFTER_MIDNIGHT, 'BC')).toBe('December 21, 2024 (Eastern Time)')
  expect(formatBusinessDay(JUST_AFTER_MIDNIGHT, 'QC')).toBe('December 21, 2024')
  expect(formatBusinessDay('2026-12-21T15:00:00Z', 'BC')).toBe('December 21, 2026')
  expect(formatBusinessDay('2026-12-22T04:45:00Z', 'NL')).toBe('December 21, 2026 (Eastern Time)')
})

test('every hour of a year is formatted in the zone’s own time', () => {
  for (const zone of ['America/Vancouver', 'America/St_Johns', 'America/Regina']) {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit'
    })
    for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2028, 0, 1); at += 7 * 3_600_000) {
      const shown = format.format(at).replaceAll('/', '-').replace(',', '').replace('\u202f', ' ')
      expect(formatDate(new Date(at), TRANSACTION_DATE, zone)).toBe(shown)
    }
  }
})
