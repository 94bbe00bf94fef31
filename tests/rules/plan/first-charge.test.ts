import { expect, test } from 'vitest'
import { firstChargeEvent } from '#rules/plan/first-charge-event.ts'
import { firstChargeMessages } from '#messages/first-charge.ts'
import { firstCharge } from '#rules/plan/first-charge.ts'

const START = new Date('2026-11-21T15:00:00Z')

test('the first charge is the order’s total, thirty days of Toronto after the trial begins', () => {
  const charge = firstCharge(96_886, START)
  expect(charge).toEqual({ amount: 96_886, at: new Date('2026-12-21T15:00:00Z') })
  expect(firstChargeMessages.en.note(charge)).toBe(
    'You won’t be charged today. On December 21, 2026 we’ll charge CAD 968.86, unless you cancel before then.'
  )
})

test('a day is the day in Toronto, even if it is another day elsewhere', () => {
  const lateEvening = new Date('2026-02-07T04:30:00Z')
  expect(firstChargeMessages.en.note(firstCharge(100, lateEvening))).toContain('On March 8, 2026 ')
  const event = eventOf({ charge: firstCharge(100, lateEvening) })
  expect(event).toContain('\r\nDTSTART;VALUE=DATE:20260308\r\nDTEND;VALUE=DATE:20260309\r\n')
})

test('a free order is never charged', () => {
  expect(firstChargeMessages.en.note(firstCharge(0, START))).toBe(
    'You won’t be charged today, nor on December 21, 2026 when your trial ends.'
  )
})

const eventOf = ({
  charge = firstCharge(96_886, START),
  plan_name = 'Professional',
  productName = 'Maplekey'
}: Change = {}) => {
  const { calendarDescription, calendarSummary } = firstChargeMessages.en
  const base_url = 'amaraosei.ca'
  return firstChargeEvent(charge, {
    base_url,
    productName,
    siteUrl: 'https://maplekey.test',
    now: START,
    summary: calendarSummary(productName, charge),
    description: calendarDescription(base_url, plan_name, charge)
  })
}
type Change = {
  charge?: ReturnType<typeof firstCharge>
  plan_name?: string
  productName?: string
}

test('the calendar entry is the whole day, free, with a reminder three days before', () => {
  const lines = eventOf().replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maplekey//First charge//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:first-charge-amaraosei.ca@maplekey.test',
    'DTSTAMP:20261121T150000Z',
    'DTSTART;VALUE=DATE:20261221',
    'DTEND;VALUE=DATE:20261222',
    'SUMMARY:Maplekey: first charge of CAD 968.86',
    'DESCRIPTION:The free trial of amaraosei.ca ends on December 21\\, 2026. We’ll then charge CAD 968.86 to your card for the Professional plan\\, unless you cancel before that day.\\nhttps://maplekey.test/dashboard/home',
    'URL:https://maplekey.test/dashboard/home',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Maplekey: first charge of CAD 968.86',
    'TRIGGER:-P3D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    ''
  ])
})

test('no line is longer than 75 octets, none ends in a bare line feed, and no letter is cut', () => {
  const event = eventOf({ plan_name: 'Élégance été 家 🏡 '.repeat(12) })
  const lines = event.split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(lines.some((line) => Buffer.byteLength(line) > 70)).toBe(true)
  expect(event.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(event.replaceAll('\r\n ', '')).toContain('Élégance été 家 🏡 '.repeat(12))
})

test('special characters of the calendar format are escaped', () => {
  const event = eventOf({ productName: 'A;B,C\\D' }).replaceAll('\r\n ', '')
  expect(event).toContain('SUMMARY:A\\;B\\,C\\\\D: first charge of CAD 968.86')
  expect(eventOf({ charge: firstCharge(104_751, START) })).toContain('CAD 1\\,047.51')
})
