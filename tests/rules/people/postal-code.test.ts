import { expect, test } from 'vitest'
import { postalCodeMessages } from '#messages/postal-code.ts'
import {
  formatPostalCode,
  likelyProvinces,
  provincesOf,
  readPostalCode
} from '#rules/people/postal-code.ts'

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

const PROVINCES = {
  AB: ['T'],
  BC: ['V'],
  MB: ['R'],
  NB: ['E'],
  NL: ['A'],
  NS: ['B'],
  NT: ['X'],
  NU: ['X'],
  ON: ['K', 'L', 'M', 'N', 'P'],
  PE: ['C'],
  QC: ['G', 'H', 'J'],
  SK: ['S'],
  YT: ['Y']
}
const NAMES = Object.keys(PROVINCES).map((shortcode) => ({ name: `the ${shortcode}`, shortcode }))

test.each(Object.entries(PROVINCES))(
  'postal codes in %s start with %j; any other letter gets a hint',
  (province, letters) => {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const postalCode = `${letter}5h2n2`
      expect(provincesOf(postalCode)?.includes(province)).toBe(letters.includes(letter))
      expect(likelyProvinces({ postalCode, province }, NAMES) === undefined).toBe(
        letters.includes(letter)
      )
    }
  }
)

test.each([
  ['M5H 2N2', 'QC', ['the ON']],
  ['X0A 0H0', 'YT', ['the NT', 'the NU']],
  ['D1A 1A1', 'ON', []],
  ['M5H 2N2', '', undefined],
  ['M5H 2N', 'QC', undefined],
  ['', 'QC', undefined]
])('the postal code %j in %j is more likely in %j', (postalCode, province, provinces) => {
  expect(likelyProvinces({ postalCode, province }, NAMES)).toEqual(provinces)
})

test('the hint names the likely provinces', () => {
  const { unusedLetter, usuallyIn } = postalCodeMessages.en
  expect(usuallyIn(['Nunavut', 'Northwest Territories'])).toBe(
    'This postal code is usually in Nunavut or Northwest Territories. Check the province.'
  )
  expect(unusedLetter).toBe(
    'Canadian postal codes don’t start with this letter. Check the postal code.'
  )
})
