import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faq } from '#panel/tables/seed/faq.ts'
import { plans } from '#panel/tables/seed/plans.ts'
import { RETRY_DAYS } from '#rules/plan/dunning.ts'
import { TRIAL_DAYS } from '#rules/limits.ts'
import { PAYMENT_REMINDER_DAYS } from '#rules/plan/reminder.ts'

const files = globSync('src/{messages,pages,sections,islands,layouts}/**/*.{astro,ts,tsx}')
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')

/** 'free for 30 days', '30 Days free Trial', 'free trial of 30 days', 'A trial charges nothing for 30 days'. */
const TRIAL = [
  /\bfree for (\d+) days/gi,
  /(\d+) days\s+free\b/gi,
  /free trial of (\d+) days/gi,
  /charges nothing for (\d+) days/gi
]

test('every page that names the length of the trial names the one there is', () => {
  const named = texts.flatMap(({ file, text }) =>
    TRIAL.flatMap((pattern) => [...text.matchAll(pattern)].map(([, days]) => [file, Number(days)]))
  )
  expect(named.length).toBeGreaterThan(6)
  expect(named.filter(([, days]) => days !== TRIAL_DAYS)).toEqual([])
})

test('the FAQ describes payments as the rules make them', () => {
  const answers = faq.map(({ faq_description }) => faq_description)
  expect(answers).toContain(
    'Yes. The trial runs for 30 days with assisted setup. We store your card and charge nothing until the trial ends; 7 days before that we email you the amount and the day.'
  )
  expect(answers).toContain(
    'We tell you by email and try again 1, 3, 5 and 7 days later, for the months that are due by then. Your website stays up for 30 days. Nothing is ever deleted because of an unpaid bill.'
  )
  expect(answers).toContain(
    '10% off your next payment cycle for every referred website that has finished its trial and has a running plan, up to 50%.'
  )
})

test('a reminder that is announced a week ahead comes a week ahead', () => {
  expect(read('src/panel/tables/seed/posts/trial-month.html')).toContain(
    'We’ll email you a week before the trial ends'
  )
  expect(PAYMENT_REMINDER_DAYS).toBe(7)
  expect(RETRY_DAYS).toEqual([1, 3, 5, 7])
})

test('the early bird saves as much as the sample plans take off', () => {
  const most = Math.max(...plans.map(({ discount }) => Math.max(...discountsOf(discount))))
  expect(read('src/messages/claims/product.ts')).toContain(
    `Save up to ${most}% on an annual subscription`
  )
})

function discountsOf(discount: unknown): number[] {
  const byDuration = typeof discount === 'string' ? JSON.parse(discount) : discount
  return Object.values(byDuration as Record<string, number>)
}

const PROMISES = /\b(?:email|notify|remind|tell|warn|write to)s? you\b/i
const MONEY = /\b(?:renews?|renewals?|charged?|payment|amount)\b/i
const EARLY = /\b(?:ahead|before|in advance)\b/i

test('a notice before a charge is promised of the trial alone: monthly renewals have none', () => {
  const seeds = globSync('src/panel/tables/seed/**/*.html').map((file) =>
    readFileSync(file, 'utf8')
  )
  const answers = faq.map(({ faq_description }) => faq_description)
  // A message stands on a line of its own.
  const messages = texts.flatMap(({ file, text }) =>
    file.endsWith('.ts') ? text.split('\n') : text
  )
  const promised = [...messages, ...seeds, ...answers]
    .flatMap((text) => text.replaceAll(/\s+/g, ' ').split(/[.!?] /))
    .filter((one) => PROMISES.test(one) && MONEY.test(one) && EARLY.test(one))
  expect(promised.length).toBeGreaterThan(1)
  expect(promised.filter((one) => !one.includes('trial'))).toEqual([])
})
