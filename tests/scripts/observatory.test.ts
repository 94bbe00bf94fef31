import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { ServerResponse, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { logIn } from '#contract/accounts/auth.ts'
import { siteData } from '#contract/site-data.ts'
import { pageHeaders } from '#panel/service/page-headers.ts'
import { countPage } from '../kit/observatory.ts'
import { startPanel } from '../kit/panel.ts'
import { testSettings } from '../kit/test-settings.ts'

const url = new URL('https://maplekey.test/')
const GOOD = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self'; img-src 'self' https:; frame-ancestors 'none'",
  'content-type': 'text/html',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff'
}
const SEALED = '<script type="module" src="/a.js" integrity="sha384-b"></script>'
const scoreOf = (change: Record<string, string | undefined>, html = SEALED) => {
  const headers = Object.entries({ ...GOOD, ...change }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined
  )
  return countPage({ url, headers: new Headers(headers), html }).score
}

test('a page with all that headers can do has 135 points, and the most there are in kind', () => {
  const { equivalent, score } = countPage({ url, headers: new Headers(GOOD), html: SEALED })
  expect([score, equivalent]).toEqual([135, 145])
})

const csp = (policy: string) => ({ 'content-security-policy': policy })
test.each([
  ['no policy', { 'content-security-policy': undefined }, 75 - 20],
  ['an inline script', csp("script-src 'unsafe-inline'; frame-ancestors 'none'"), 80],
  ['no bounds for scripts', csp("img-src 'self'; frame-ancestors 'none'"), 80],
  ['a policy of one’s own files', csp("default-src 'self'; frame-ancestors 'none'"), 130],
  ['an inline style', csp("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors x"), 125],
  ['eval', csp("default-src 'none'; script-src 'unsafe-eval'; frame-ancestors x"), 115],
  ['http pictures', csp("default-src 'none'; img-src http:; frame-ancestors x"), 115],
  ['http fonts', csp("default-src 'none'; font-src http://x.ca; frame-ancestors x"), 80],
  ['no word on frames', csp("default-src 'none'"), 80],
  ['no https', { 'strict-transport-security': undefined }, 80],
  ['https for a month', { 'strict-transport-security': 'max-age=2592000' }, 125],
  ['sniffing', { 'x-content-type-options': undefined }, 130],
  ['every address told', { 'referrer-policy': 'unsafe-url' }, 125],
  ['answers for everybody', { 'cross-origin-resource-policy': undefined }, 125],
  ['an open cookie', { 'set-cookie': 'a=b; Secure; SameSite=Lax' }, 70],
  ['a shut cookie', { 'set-cookie': 'a=b; Secure; HttpOnly; SameSite=Lax' }, 140]
])('%s is counted as published', (_, change, score) => {
  expect(scoreOf(change)).toBe(score)
})

test('a script of somebody else’s costs points, unless it is held to its hash', () => {
  expect(scoreOf({}, '<script src="https://cdn.test/a.js"></script>')).toBe(125)
  expect(scoreOf({}, '<script src="https://cdn.test/a.js" integrity="sha384-b"></script>')).toBe(
    135
  )
  expect(scoreOf({}, '<script>let a</script>')).toBe(130)
})

test('every answer of the panel API reaches 130 points', async () => {
  const panel = await startPanel()
  for (const [path, init] of [
    [siteData.path, {}],
    [logIn.path, { method: 'POST', body: '{}' }],
    ['/no/such', {}],
    [siteData.path, { method: 'DELETE' }]
  ] as const) {
    const { headers } = await panel.request(path, init)
    expect([path, countPage({ url, headers, html: '' }).score]).toEqual([path, 130])
  }
  await panel.close()
})

test('a page and a lost one reach 130 points, and ask for the whole domain only if told to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-headers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const policies = ["default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self'"]
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ policies, pages: { '/a.html': 0 } }))
  const headersOf = (path: string, hstsPreload = false) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    pageHeaders(folder, { ...testSettings, hstsPreload })(response, path)
    return new Headers(response.getHeaders() as Record<string, string>)
  }
  for (const path of ['/a', '/lost']) {
    const headers = headersOf(path)
    expect([path, countPage({ url, headers, html: '' }).score]).toEqual([path, 130])
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
  }
  expect(headersOf('/a', true).get('strict-transport-security')).toBe(
    'max-age=63072000; includeSubDomains; preload'
  )
})
