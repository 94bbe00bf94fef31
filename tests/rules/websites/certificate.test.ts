import { expect, test } from 'vitest'
import { type HostLookup, mayHaveCertificate } from '#rules/websites/certificate.ts'

const HOSTS: Record<string, ReturnType<HostLookup['find']>> = {
  'live.ca': { kind: 'own', state: 'live' },
  'www.live.ca': { kind: 'www', state: 'live' },
  'waiting.ca': { kind: 'own', state: 'waiting' },
  'lost.ca': { kind: 'own', state: 'lost' },
  'amara.sites.test': { kind: 'sub', state: 'live' },
  'former.sites.test': { kind: 'former', state: 'live' }
}

test.each([
  ['live.ca', 'yes'],
  ['www.live.ca', 'yes'],
  ['waiting.ca', 'if-seen'],
  ['lost.ca', 'if-seen'],
  ['amara.sites.test', 'no'],
  ['former.sites.test', 'no'],
  ['deeper.live.ca', 'no'],
  ['a.www.live.ca', 'no'],
  ['192.0.2.7', 'no'],
  ['stranger.ca', 'no'],
  ['', 'no']
])('%j may have a certificate: %s', (host, answer) => {
  expect(mayHaveCertificate(host, { find: (name) => HOSTS[name] })).toBe(answer)
})
