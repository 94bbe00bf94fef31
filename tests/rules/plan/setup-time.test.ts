import { expect, test } from 'vitest'
import { setupTimeLeft } from '#rules/plan/setup-time.ts'

test.each([
  [['template', 'website', 'agent', 'brokerage', 'plan', 'payment'], 'about 4 minutes left'],
  [['agent', 'brokerage', 'plan', 'payment'], 'about 3 minutes left'],
  [['plan', 'payment'], 'about a minute left'],
  [['plan'], 'less than a minute left'],
  [[], 'less than a minute left']
] as const)('with %j still open it takes %s', (open, words) => {
  expect(setupTimeLeft(open)).toBe(words)
})
