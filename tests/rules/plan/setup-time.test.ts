import { expect, test } from 'vitest'
import { setupProgressMessages } from '#messages/setup-progress.ts'
import { setupMinutes } from '#rules/plan/setup-time.ts'

test.each([
  [['template', 'website', 'agent', 'brokerage', 'plan', 'payment'], 'about 4 minutes left'],
  [['agent', 'brokerage', 'plan', 'payment'], 'about 3 minutes left'],
  [['plan', 'payment'], 'about a minute left'],
  [['plan'], 'less than a minute left'],
  [[], 'less than a minute left']
] as const)('with the steps %j open the progress says %s', (open, text) => {
  expect(setupProgressMessages.en.timeLeft(setupMinutes(open))).toBe(text)
})
