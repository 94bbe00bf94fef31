import { expect, test } from 'vitest'
import { homeZone } from '#rules/listings/home-zone.ts'
import { openHouseCalendar } from '#rules/listings/open-house-calendar.ts'

test.each([
  ['Kenora', 'ON', -94.49, 'America/Winnipeg'],
  ['Dryden', 'ON', -92.84, 'America/Winnipeg'],
  ['Thunder Bay', 'ON', -89.25, 'America/Toronto'],
  ['Ottawa', 'ON', -75.7, 'America/Toronto'],
  ['a home in Ontario without a pin', 'ON', null, 'America/Toronto'],
  ['Vancouver', 'BC', -123.1, 'America/Vancouver']
])('the clock in %s is of its zone', (_, StateOrProvince, Longitude, zone) => {
  expect(homeZone({ StateOrProvince, Longitude })).toBe(zone)
})

test('an open house in a calendar is at the clock of the home, wherever the calendar is', () => {
  const file = openHouseCalendar(
    [{ OpenHouseDate: '2026-06-20', OpenHouseStartTime: '14:00', OpenHouseEndTime: '16:00' }],
    {
      id: '1@ann.example',
      summary: 'Open house',
      location: 'Kenora',
      url: 'https://ann.example/',
      changed: new Date('2026-06-01T12:00:00Z')
    }
  )
  expect(file).toContain('DTSTART:20260620T140000\r\nDTEND:20260620T160000\r\n')
})
