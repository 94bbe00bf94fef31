import fc from 'fast-check'
import { expect, test } from 'vitest'
import { domainMessages } from '#messages/domain.ts'
import { setupValidation } from '#messages/validation/account-setup.ts'
import { normaliseDomain, refuseDomain, subdomainFrom } from '#rules/websites/domain.ts'

/** 253 letters, as many as a name on the internet may have. */
const LONGEST = `${`${'a'.repeat(61)}.`.repeat(4)}ab.ca`

test.each([
  ['amaraosei.ca', 'amaraosei.ca'],
  ['  amaraosei.ca  ', 'amaraosei.ca'],
  ['AmaraOsei.CA', 'amaraosei.ca'],
  ['https://amaraosei.ca', 'amaraosei.ca'],
  ['HTTP://amaraosei.ca/listings?page=2#top', 'amaraosei.ca'],
  ['amaraosei.ca/', 'amaraosei.ca'],
  ['amaraosei.ca:8080', 'amaraosei.ca'],
  ['amaraosei.ca.', 'amaraosei.ca'],
  ['www.amaraosei.ca', 'amaraosei.ca'],
  ['https://www.amaraosei.ca/', 'amaraosei.ca'],
  ['www.com', 'www.com'],
  ['homes.amaraosei.ca', 'homes.amaraosei.ca'],
  ['amara-osei.ca', 'amara-osei.ca'],
  ['1and1.ca', '1and1.ca'],
  ['québec-maisons.ca', 'xn--qubec-maisons-chb.ca'],
  ['xn--qubec-maisons-chb.ca', 'xn--qubec-maisons-chb.ca'],
  ['amaraosei。ca', 'amaraosei.ca'],
  [`${'a'.repeat(63)}.ca`, `${'a'.repeat(63)}.ca`],
  [LONGEST, LONGEST]
])('%j is the domain %s', (typed, domain) => {
  expect(normaliseDomain(typed)).toBe(domain)
})

test.each([
  '',
  '   ',
  'amaraosei',
  'localhost',
  'localhost:3000',
  'amara osei.ca',
  'amara_osei.ca',
  '-amara.ca',
  'amara-.ca',
  'amara..ca',
  'amara.ca..',
  '.ca',
  'amara.c',
  'me@amaraosei.ca',
  'https://me:secret@amaraosei.ca',
  'amaraosei.ca\\path',
  'ftp://amaraosei.ca',
  'javascript://amaraosei.ca',
  'mailto:amaraosei.ca',
  'http://http://amaraosei.ca',
  '192.168.1.10',
  '10.1',
  '0x7f.1',
  '2130706433',
  '0x7f000001',
  '0300.0250.1.1',
  '1.2.3.4:80',
  'http://1.2.3.4/',
  '127。0。0。1',
  '１２７.0.0.1',
  '::1',
  '[::ffff:1.2.3.4]',
  'http://[2001:db8::1]:80/',
  'amaraosei.ca\n.evil.com',
  'http://[::1]/',
  '*.amaraosei.ca',
  `${'a'.repeat(64)}.ca`,
  `a${LONGEST}`
])('%j is not a domain', (typed) => {
  expect(normaliseDomain(typed)).toBeUndefined()
})

test('a normalised domain stays as it is', () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
      const domain = normaliseDomain(url)
      if (domain !== undefined) expect(normaliseDomain(domain)).toBe(domain)
    })
  )
})

test('any input normalises to a lower-case domain or to nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(normaliseDomain(typed) ?? 'a.ca').toMatch(/^([a-z0-9-]+\.)+[a-z0-9-]+$/)
    })
  )
})

const OWN = ['maplekey.site', 'maplekey.ca']

test.each(['amaraosei.ca', 'maplekey.site.ca', 'notmaplekey.ca', 'testing.ca', 'localhost.ca'])(
  '%s can be claimed',
  (domain) => {
    expect(refuseDomain(domain, OWN)).toBeUndefined()
  }
)

test.each([
  ['maplekey.site', 'maplekey.site is our own domain'],
  ['amara.maplekey.site', 'maplekey.site is our own domain'],
  ['panel.maplekey.ca', 'maplekey.ca is our own domain'],
  ['printer.local', 'A name that ends in .local can’t be reached'],
  ['amara.test', 'A name that ends in .test can’t be reached'],
  ['amara.internal', 'A name that ends in .internal can’t be reached'],
  ['amara.onion', 'A name that ends in .onion can’t be reached'],
  ['1.168.192.in-addr.arpa', 'A name that ends in .arpa can’t be reached'],
  ['example.com', 'Example names are reserved.'],
  ['www.example.org', 'Example names are reserved.']
])('%s is refused', (domain, reason) => {
  const refusal = refuseDomain(domain, OWN)
  expect(refusal && domainMessages.en.refusal(refusal)).toContain(reason)
})

test.each([
  ['Amara Osei Homes', 'amara-osei-homes'],
  ['  Amara -- Osei!  ', 'amara-osei'],
  ['Marie-Ève Desrosiers-Laflamme', 'marie-eve-desrosiers-laflamme'],
  ['Cœur de l’île', 'coeur-de-l-ile'],
  ['ﬁne homes', 'fine-homes'],
  ['陈美', 'site-agent'],
  ['', 'site-agent'],
  ['---', 'site-agent'],
  ['Admin', 'site-admin'],
  ['www', 'site-www'],
  ['WWW 2', 'site-www-2'],
  ['ns3', 'site-ns3'],
  ['Autodiscover', 'site-autodiscover'],
  ['rnaplekey', 'site-rnaplekey'],
  ['bi11ing', 'site-bi11ing'],
  ['xn--maplekey', 'xn-maplekey'],
  ['Maplekey', 'site-maplekey'],
  ['admins', 'admins'],
  ['a'.repeat(60), 'a'.repeat(40)],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)]
])('the subdomain of %j is %s', (name, subdomain) => {
  expect(subdomainFrom(name)).toBe(subdomain)
})

test('any name gives a valid host label', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      const label = subdomainFrom(name)
      expect(label).toMatch(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/)
      expect(label.length).toBeLessThanOrEqual(45)
    })
  )
})

test('the messages are the specification’s', () => {
  expect(setupValidation.en.domain).toBe('Please enter a valid domain name')
  expect(setupValidation.en.domainExists).toBe('Domain already exists')
})
