import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAddress } from '#rules/people/address-line.ts'

const PROVINCES = [
  { name: 'Ontario', shortcode: 'ON' },
  { name: 'Quebec', shortcode: 'QC' },
  { name: 'British Columbia', shortcode: 'BC' }
]

test.each([
  ['120 Queen Street West', ['120 Queen Street West', '', '', '']],
  ['120 Queen Street West, Toronto', ['120 Queen Street West', 'Toronto', '', '']],
  ['120 Queen Street West, Suite 400', ['120 Queen Street West, Suite 400', '', '', '']],
  ['120 Queen Street West, Unit B', ['120 Queen Street West, Unit B', '', '', '']],
  [
    '120 Queen Street West, Suite 400, Toronto, ON M5H 2N2',
    ['120 Queen Street West, Suite 400', 'Toronto', 'ON', 'M5H 2N2']
  ],
  ['120 Queen St W,Toronto ON m5h2n2', ['120 Queen St W', 'Toronto', 'ON', 'M5H 2N2']],
  [
    '5811 Cooney Road, Richmond, British Columbia, V6X 3M1',
    ['5811 Cooney Road', 'Richmond', 'BC', 'V6X 3M1']
  ],
  [
    '1200 Avenue McGill College, Montreal, QC',
    ['1200 Avenue McGill College', 'Montreal', 'QC', '']
  ],
  ['4 Main Street, London, Ontario, ', ['4 Main Street', 'London', 'ON', '']],
  ['9 Pier Road, Moncton', ['9 Pier Road', 'Moncton', '', '']],
  ['225, rue King Ouest', ['225, rue King Ouest', '', '', '']],
  [
    '1234-A, rue King Ouest, bureau 300, Sherbrooke (Quebec) J1H 1P8',
    ['1234-A, rue King Ouest, bureau 300', 'Sherbrooke', 'QC', 'J1H 1P8']
  ],
  ['Toronto, ON', ['Toronto', '', 'ON', '']],
  ['', ['', '', '', '']]
])('%j is read as %j', (line, parts) => {
  const { city, postalCode, province, street } = splitAddress(line, PROVINCES)
  expect([street, city, province, postalCode]).toEqual(parts)
})

test('the city never stays in the street, and nothing typed is lost', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/)
  fc.assert(
    fc.property(word, word, fc.constantFrom(...PROVINCES), (road, city, { name, shortcode }) => {
      fc.pre(!PROVINCES.some((province) => province.name === city))
      for (const province of [name, shortcode]) {
        expect(splitAddress(`12 ${road} Street, ${city}, ${province}`, PROVINCES)).toEqual({
          street: `12 ${road} Street`,
          city,
          province: shortcode,
          postalCode: ''
        })
      }
    })
  )
})
