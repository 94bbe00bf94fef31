import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { caddySite } from '../../scripts/deploy/caddy-site.ts'
import { testSettings } from '../kit/test-settings.ts'

function builtSite(): string {
  const store = mkdtempSync(join(tmpdir(), 'maplekey-caddy-'))
  onTestFinished(() => rmSync(store, { recursive: true, force: true }))
  const folder = join(store, 'releases/one')
  mkdirSync(folder, { recursive: true })
  symlinkSync('releases/one', join(store, 'current'))
  const policies = ["default-src 'self'", "default-src 'self'; img-src data:"]
  const pages = { '/index.html': 0, '/pricing.html': 1, '/404.html': 0, '/fr/404.html': 1 }
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ policies, pages }))
  mkdirSync(join(folder, 'fr'))
  for (const page of Object.keys(pages)) writeFileSync(join(folder, page), '<h1>A page</h1>')
  return store
}

/** The headers of an address, as Caddy would read them. */
function headersOf(snippets: string, path: string): string {
  const [, headers = ''] = /\(maplekey_headers\) \{([^]*?)\n\}/.exec(snippets) ?? []
  const kind = headers.split('\n').find((line) => line.trim().startsWith(`"${path}" `))
  const name = kind?.trim().split(' ').at(-1) ?? 'other'
  return new RegExp(`header @kind_${name} \\{([^]*?)\\n\\t\\}`).exec(headers)?.[1] ?? ''
}

test.each([
  ['/', "default-src 'self'; frame-ancestors 'none'"],
  ['/index.html', "default-src 'self'; frame-ancestors 'none'"],
  ['/pricing', "default-src 'self'; img-src data:; frame-ancestors 'none'"],
  ['/pricing/', "default-src 'self'; img-src data:; frame-ancestors 'none'"],
  ['/pricing.html', "default-src 'self'; img-src data:; frame-ancestors 'none'"],
  ['/sitemap.xml', "default-src 'none'"]
])('behind Caddy %s has the policy of that page, and the panel’s other headers', (path, policy) => {
  const headers = headersOf(caddySite(builtSite(), testSettings), path)
  expect(headers).toContain(`Content-Security-Policy "${policy}`)
  expect(headers).toContain('X-Frame-Options "DENY"')
  expect(headers).toContain('Strict-Transport-Security')
})

test('behind Caddy pages come from the shown release, and parts from the assets of all releases', () => {
  const store = builtSite()
  const snippets = caddySite(store, testSettings)
  expect(snippets).toContain(`root * "${realpathSync(join(store, 'releases/one'))}"`)
  expect(snippets).toContain(`root "${join(store, 'assets')}"`)
})

test('behind Caddy a missing address of a French page has the policy of the French page for it', () => {
  const [, headers] =
    /\(maplekey_lost_in_french\) \{([^]*?)\n\}/.exec(caddySite(builtSite(), testSettings)) ?? []
  expect(headers).toContain("default-src 'self'; img-src data:")
})

test('keys that are set open the policy behind Caddy, too', () => {
  const cards = {
    kind: 'stripe',
    publishableKey: 'pk',
    secretKey: 'sk',
    apiBase: undefined
  } as const
  const settings = {
    ...testSettings,
    cards: { ...testSettings.cards, ...cards }
  } as typeof testSettings
  expect(headersOf(caddySite(builtSite(), settings), '/')).toContain('https://js.stripe.com')
})
