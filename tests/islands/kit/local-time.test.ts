import { expect, test } from 'vitest'
import { localTime } from '#islands/kit/local-time.ts'
import { zoneOf } from '#rules/time/time-zone.ts'

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

test('an empty field has no time', () => {
  expect(localTime(zoneOf('ON')).fromField('')).toBeUndefined()
})
