// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { formatDay, localTime } from '#islands/kit/local-time.ts'
import { zoneOf } from '#rules/time/time-zone.ts'

afterEach(() => (document.documentElement.lang = ''))

const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

test.each([
  ['BC', 'Nov 21, 2025, 10:30 p.m. PST', 'Pacific Time (PST)', '2025-11-21T22:30'],
  ['NL', 'Nov 22, 2025, 3:00 a.m. NST', 'Newfoundland Time (NST)', '2025-11-22T03:00']
])(
  'in %s a moment is shown and entered on that province’s clock',
  (province, text, zone, field) => {
    const time = localTime(zoneOf(province))
    const moment = '2025-11-22T06:30:00.000Z'
    expect(plain(time.formatMoment(moment))).toBe(text)
    expect(time.zoneName(new Date(moment))).toBe(zone)
    expect(time.toField(new Date(moment))).toBe(field)
    expect(time.fromField(field)?.toISOString()).toBe(moment)
  }
)

test('a French page writes moments and days as Quebec does', () => {
  document.documentElement.lang = 'fr-CA'
  const moment = '2025-03-01T14:05:00.000Z'
  expect(localTime(zoneOf('QC')).formatMoment(moment)).toBe('1er mars 2025, 9\u00A0h\u00A005 HNE')
  expect(formatDay('2025-03-14')).toBe('14 mars 2025')
})

test('an empty field has no time', () => {
  expect(localTime(zoneOf('ON')).fromField('')).toBeUndefined()
})
