import { expect, test } from 'vitest'
import { dayIn, daysAfter, dueState } from '#rules/leads/lead-days.ts'
import { leadPhone, phoneLink } from '#rules/leads/lead-phone.ts'

test.each([
  ['+1 (416) 555-0134', '4165550134', '+14165550134'],
  ['416 555 0134', '4165550134', '+14165550134'],
  ['+33 1 23 45 67 89', '+33123456789', '+33123456789']
])('%s is a phone number, with a link that calls it', (typed, stored, link) => {
  expect(leadPhone(typed)).toBe(stored)
  expect(phoneLink(stored)).toBe(link)
})

test.each(['', '555-0134', '+12', 'call me', '4165550134 x22'])('%s is none', (typed) => {
  expect(leadPhone(typed)).toBe(undefined)
})

test('a day is that of the agent’s own clock', () => {
  const lateInTheEvening = new Date('2026-11-24T03:30:00Z')
  expect(dayIn('America/Toronto', lateInTheEvening)).toBe('2026-11-23')
  expect(dayIn('America/St_Johns', lateInTheEvening)).toBe('2026-11-24')
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysAfter('2026-03-07', 7)).toBe('2026-03-14')
  expect(
    ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) => dueState(day, '2026-11-23'))
  ).toEqual(['overdue', 'today', 'later'])
})
