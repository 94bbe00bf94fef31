import { expect, test } from 'vitest'
import { formatPostalCode, readPostalCode } from '#rules/postal-code.ts'

test.each(['M5H 2N2', 'm5h2n2', ' M5H-2N2 ', 'M5H\u00a02N2', 'M5H–2N2', '\u200eM5H 2N2\t'])(
  '%j is M5H 2N2',
  (typed) => {
    expect(readPostalCode(typed)).toBe('M5H 2N2')
    expect(formatPostalCode(typed)).toBe('M5H 2N2')
  }
)

test.each([
  '',
  'M5H2N',
  'M5H 2N22',
  'M5H  2N2',
  'M5H.2N2',
  'M5H 2N2\n',
  'M5H\n2N2',
  '5MH 2N2',
  'MSH 2N2',
  '90210-1',
  'M５H 2N2',
  'M5H 2ı2',
  'ſ5H 2N2',
  'М5Н 2N2',
  'M5H 2N2a'
])('%j is not a postal code, and stays as typed', (typed) => {
  expect(readPostalCode(typed)).toBeUndefined()
  expect(formatPostalCode(typed)).toBe(typed)
})
