import { expect, test } from 'vitest'
import { readEmail } from '#rules/people/email.ts'

test.each([
  ['ann@lakeshore.ca', 'ann@lakeshore.ca'],
  [' Ann.Lee+Sites@Lakeshore.CA ', 'ann.lee+sites@lakeshore.ca'],
  ["sean.o'brien@lakeshore.ca", "sean.o'brien@lakeshore.ca"],
  ['\u00a0ann@lakeshore.ca\u200b', 'ann@lakeshore.ca'],
  ['a_b-c@sub.lake-shore.co.uk', 'a_b-c@sub.lake-shore.co.uk'],
  ['1@2.ca', '1@2.ca'],
  ['ann@xn--bcher-kva.xn--p1ai', 'ann@xn--bcher-kva.xn--p1ai']
])('%j is the address %s', (typed, address) => {
  expect(readEmail(typed)).toBe(address)
})

test.each([
  '',
  'ann',
  'ann@',
  '@lakeshore.ca',
  'ann@lakeshore',
  'ann@lakeshore.ca\n',
  'ann@lakeshore.ca\r\nBcc: all@lakeshore.ca',
  'ann@lakeshore.c',
  'ann@lakeshore.ca.',
  'ann@-lakeshore.ca',
  'ann@lake..shore.ca',
  '.ann@lakeshore.ca',
  'ann.@lakeshore.ca',
  'an..n@lakeshore.ca',
  'an n@lakeshore.ca',
  'ann@lake shore.ca',
  'ann@@lakeshore.ca',
  'ann@lakeshore.ca, bob@lakeshore.ca',
  'Ann <ann@lakeshore.ca>',
  '"an n"@lakeshore.ca',
  'ann(home)@lakeshore.ca',
  'ann@[203.0.113.7]',
  'ann@203.0.113.7',
  'ann@lаkeshore.ca',
  'ann@la\u212aeshore.ca',
  'ann@élan.ca',
  `${'a'.repeat(65)}@lakeshore.ca`,
  `ann@${'a'.repeat(64)}.ca`
])('%j is not an address', (typed) => {
  expect(readEmail(typed)).toBeUndefined()
})
