import { expect, test } from 'vitest'
import { forwardedUrl, readForwarding } from '#rules/websites/forwarding.ts'

test.each([
  ['https://annroy.ca', 'https://annroy.ca'],
  [' AnnRoy.ca/ ', 'https://annroy.ca'],
  ['www.annroy.ca', 'https://www.annroy.ca'],
  ['https://ann.github.io', 'https://ann.github.io'],
  ['https://courtière.ca', 'https://xn--courtire-60a.ca']
])('%s is the address %s', (typed, origin) => {
  expect(readForwarding(typed)).toEqual({ origin })
})

test.each([
  ['http://annroy.ca', 'https'],
  ['javascript:alert(1)', 'https'],
  ['ftp://annroy.ca', 'https'],
  ['https://annroy.ca/site', 'path'],
  ['https://annroy.ca/?page=1', 'path'],
  ['https://annroy.ca/#top', 'path'],
  ['https://annroy.ca:8443', 'host'],
  ['https://192.0.2.7', 'host'],
  ['https://[2001:db8::1]', 'host'],
  ['https://localhost', 'host'],
  ['https://maplekey.ca@evil.ca', 'unreadable'],
  ['https://ann roy.ca', 'unreadable'],
  ['https:\\\\annroy.ca', 'unreadable'],
  ['', 'unreadable']
])('%s is refused as %s', (typed, problem) => {
  expect(readForwarding(typed)).toEqual({ problem })
})

const now = new Date('2026-11-27T15:00:00Z')
const forwarding = { origin: 'https://annroy.ca', until: new Date('2027-02-25T15:00:00Z') }

test.each([
  ['keeps path and query', '/fr/about?a=1', 'https://annroy.ca/fr/about?a=1'],
  ['stays on the new host whatever the path says', '//evil.ca', 'https://annroy.ca//evil.ca'],
  ['stays there for a whole address, too', 'http://evil.ca/', 'https://annroy.ca/'],
  ['stays there for what isn’t a path', '@evil.ca', 'https://annroy.ca/']
])('a request %s', (_, url, sentTo) => {
  expect(forwardedUrl(forwarding, { host: 'ann.maplekey.site', url, now })).toBe(sentTo)
})

test('a request at the new address itself, or after the last day, is not sent anywhere', () => {
  const url = '/about'
  expect(forwardedUrl(forwarding, { host: 'annroy.ca', url, now })).toBeUndefined()
  const late = { host: 'ann.maplekey.site', url, now: forwarding.until }
  expect(forwardedUrl(forwarding, late)).toBeUndefined()
})
