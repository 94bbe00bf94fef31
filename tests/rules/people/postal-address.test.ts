import { expect, test } from 'vitest'
import { postalAddress } from '#rules/people/postal-address.ts'

const NOWHERE = { city: '', province: '' }
const TORONTO = { city: 'Toronto', province: 'ON' }

test.each([
  [['120 Queen Street West, Toronto, ON M5H 2N2', ''], NOWHERE],
  [['120 Queen Street West', 'Suite 400, Toronto ON, M5H2N2'], NOWHERE],
  [['PO Box 12', 'Banff, Alberta T1L 1A1'], NOWHERE],
  [['C.P. 12', 'Québec (Québec) G1R 2B5'], NOWHERE],
  [['General Delivery, Tofino, BC V0R 2Z0', ''], NOWHERE],
  [['120 Queen Street West, M5H 2N2', 'Suite 400'], TORONTO],
  [['225, rue King Ouest, bureau 300', 'Sherbrooke (Québec) J1H 1P8'], NOWHERE],
  [['bureau 300, 1234-A, rue de l’Île', 'Magog (Québec) J1X 1A1'], NOWHERE],
  [['120 Queen Street West, 400, Toronto, ON M5H 2N2', ''], NOWHERE]
])('%j with %j is a whole postal address', (lines, places) => {
  expect(postalAddress({ lines, ...places }).missing).toEqual([])
})

test.each([
  [['', ''], NOWHERE, ['street', 'city', 'province', 'postalCode']],
  [['', ''], TORONTO, ['street', 'postalCode']],
  [['Toronto, ON', ''], TORONTO, ['street', 'postalCode']],
  [['Suite 400', 'Toronto, ON M5H 2N2'], TORONTO, ['street']],
  [['Toronto, ON M5H', ''], TORONTO, ['street', 'postalCode']],
  [['Queen Street West', 'Toronto, ON M5H 2N2'], TORONTO, ['street']],
  [['120 Queen Street West', ''], TORONTO, ['postalCode']],
  [['120 Queen Street West, M5H 2N2', ''], NOWHERE, ['city', 'province']]
])('%j with %j lacks its %j', (lines, places, missing) => {
  expect(postalAddress({ lines, ...places }).missing).toEqual(missing)
})

test.each([
  [
    ['214 Queens Quay West, Suite 300', 'Toronto, ON M5J 2Y5'],
    '214 Queens Quay West, Suite 300, Toronto, ON M5J 2Y5'
  ],
  [
    ['120 Queen Street West, M5H2N2', ' Suite 400 '],
    '120 Queen Street West, Suite 400, Toronto, ON M5H 2N2'
  ],
  [
    ['120 Queen Street West, Toronto, ON M5H 2N2', 'Suite 400'],
    '120 Queen Street West, Suite 400, Toronto, ON M5H 2N2'
  ],
  [['120 Queen Street West, Toronto', 'M5H 2N2'], '120 Queen Street West, Toronto, ON M5H 2N2'],
  [['120 Queen Street West', ''], '120 Queen Street West, Toronto, ON']
])('%j names its city and province once', (lines, line) => {
  expect(postalAddress({ lines, ...TORONTO }).line).toBe(line)
})

test('a comma after the number of a house doesn’t end its street, as French writes it', () => {
  const lines = ['225, rue King Ouest', 'bureau 300']
  const { line, parts } = postalAddress({ lines, city: 'Sherbrooke', province: 'QC' })
  expect(parts).toMatchObject({ street: '225, rue King Ouest, bureau 300', city: 'Sherbrooke' })
  expect(line).toBe('225, rue King Ouest, bureau 300, Sherbrooke, QC')
})
