import { expect, test } from 'vitest'
import { consentMoment } from '#rules/leads/consent-day.ts'
import { dayIn } from '#rules/leads/lead-days.ts'
import { BUSINESS_ZONE } from '#rules/time/calendar.ts'

const now = new Date('2026-11-21T15:00:00Z')
const moment = (day: string, zone: string) => consentMoment(day, { now, zone })

test.each(['America/Vancouver', BUSINESS_ZONE, 'America/Halifax', 'America/St_Johns'])(
  'a consent of an older day is of that day in %s and in emails',
  (zone) => {
    const given = moment('2026-11-20', zone) ?? now
    expect([dayIn(zone, given), dayIn(BUSINESS_ZONE, given)]).toEqual(['2026-11-20', '2026-11-20'])
  }
)

test('a consent of today counts from now on, and one of a day to come never', () => {
  expect(moment('2026-11-21', BUSINESS_ZONE)).toBe(now)
  expect(moment('2026-11-22', BUSINESS_ZONE)).toBeUndefined()
})
