import { expect, test } from 'vitest'
import { hardBounceCode } from '#rules/leads/bounce.ts'

test.each([
  ['an unknown mailbox', 'failed', '5.1.1', '5.1.1'],
  ['a closed mailbox', 'failed', '5.2.1', '5.2.1'],
  ['a full mailbox', 'failed', '5.2.2', undefined],
  ['an email that is too large', 'failed', '5.3.4', undefined],
  ['a server that was away for days', 'failed', '4.4.7', undefined],
  ['an email that is still on its way', 'delayed', '4.4.1', undefined],
  ['an email that arrived', 'delivered', '2.0.0', undefined],
  ['a report without a code', 'failed', '', undefined]
])('%s', (_, action, status, code) => {
  expect(hardBounceCode([{ action, status }])).toBe(code)
})
