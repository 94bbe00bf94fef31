import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { pageHeaders } from '#panel/service/page-headers.ts'
import { testSettings } from '../../kit/test-settings.ts'

test.each([
  ['/', null],
  ['/blog/1', null],
  ['/no-such-page', null],
  ['/auth/login', 'same-origin-allow-popups'],
  ['/auth/register.html', 'same-origin-allow-popups'],
  ['/auth/account-setup/', 'same-origin-allow-popups'],
  ['/dashboard', 'same-origin-allow-popups'],
  ['/dashboard/billing', 'same-origin-allow-popups'],
  ['/editor', 'same-origin-allow-popups']
])('%s is out of reach of the window that opened it: %s', (path, expected) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  pageHeaders(undefined, testSettings)(response, path)
  expect(response.getHeader('cross-origin-opener-policy') ?? null).toBe(expected)
})
