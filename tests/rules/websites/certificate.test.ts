import { expect, test } from 'vitest'
import { type HostLookup, mayHaveCertificate } from '#rules/websites/certificate.ts'

const HOSTS: Record<string, ReturnType<HostLookup['find']>> = {
  'live.ca': { kind: 'own', state: 'live', certificate: 'caddy' },
  'www.live.ca': { kind: 'www', state: 'live', certificate: 'edge' },
  'waiting.ca': { kind: 'own', state: 'waiting', certificate: 'none' },
  'lost.ca': { kind: 'own', state: 'lost', certificate: 'none' },
  'amara.sites.test': { kind: 'sub', state: 'live', certificate: 'none' },
  'former.sites.test': { kind: 'former', state: 'live', certificate: 'none' },
  'left.ca': { kind: 'former', state: 'live', certificate: 'caddy' },
  'www.left.ca': { kind: 'former', state: 'live', certificate: 'edge' }
}

test.each([
  ['live.ca', 'yes'],
  ['www.live.ca', 'yes'],
  ['waiting.ca', 'if-seen'],
  ['lost.ca', 'if-seen'],
  ['amara.sites.test', 'no'],
  ['former.sites.test', 'no'],
  ['left.ca', 'if-seen'],
  ['www.left.ca', 'if-seen'],
  ['deeper.left.ca', 'no'],
  ['deeper.live.ca', 'no'],
  ['a.www.live.ca', 'no'],
  ['192.0.2.7', 'no'],
  ['stranger.ca', 'no'],
  ['', 'no']
])('%j may have a certificate: %s', (host, answer) => {
  expect(mayHaveCertificate(host, { find: (name) => HOSTS[name] })).toBe(answer)
})
