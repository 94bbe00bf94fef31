import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAddress } from '#rules/people/address-line.ts'

const PROVINCES = [
  { name: 'Ontario', shortcode: 'ON' },
  { name: 'Quebec', shortcode: 'QC' },
  { name: 'British Columbia', shortcode: 'BC' },
  { name: 'Prince Edward Island', shortcode: 'PE' },
  { name: 'Newfoundland and Labrador', shortcode: 'NL' }
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
  [
    '4410, avenue du Mont-Royal Est, Montréal (Québec) H2H 2J4',
    ['4410, avenue du Mont-Royal Est', 'Montréal', 'QC', 'H2H 2J4']
  ],
  ['4410, avenue du Mont-Royal Est', ['4410, avenue du Mont-Royal Est', '', '', '']],
  [
    '880, chemin Sainte-Foy, bureau 600, Quebec (QUEBEC)  G1S 2L2',
    ['880, chemin Sainte-Foy, bureau 600', 'Quebec', 'QC', 'G1S 2L2']
  ],
  ['350, rue Saint-Joseph Est, Québec', ['350, rue Saint-Joseph Est', 'Québec', 'QC', '']],
  ['12 rue des Pins, bureau 4, Québec', ['12 rue des Pins, bureau 4', 'Québec', 'QC', '']],
  ['12 rue des Pins, Laval (Qc)', ['12 rue des Pins', 'Laval', 'QC', '']],
  [
    '90 Great George St, Charlottetown (Île-du-Prince-Édouard)',
    ['90 Great George St', 'Charlottetown', 'PE', '']
  ],
  [
    '90 Great George St, Charlottetown, ile du prince edouard',
    ['90 Great George St', 'Charlottetown', 'PE', '']
  ],
  ['9 Pier Road, Moncton', ['9 Pier Road', 'Moncton', '', '']],
  ['Toronto, ON', ['Toronto', '', 'ON', '']],
  ['', ['', '', '', '']]
])('%j is read as %j', (line, parts) => {
  const { city, postalCode, province, street } = splitAddress(line, PROVINCES)
  expect([street, city, province, postalCode]).toEqual(parts)
})

test('the city never stays in the street, and nothing typed is lost', () => {
  const word = fc.stringMatching(/^[A-Z][a-zéèô]{3,9}$/)
  const written = fc.constantFrom(
    ...PROVINCES.flatMap(({ name, shortcode }) => [
      [name, shortcode],
      [shortcode, shortcode]
    ]),
    ['Québec', 'QC'],
    ['Colombie-Britannique', 'BC'],
    ['Île-du-Prince-Édouard', 'PE'],
    ['Terre-Neuve-et-Labrador', 'NL']
  )
  const spelt = fc.constantFrom(
    (name: string) => name,
    (name: string) => name.normalize('NFD'),
    (name: string) => name.normalize('NFD').replace(/\p{M}/gu, ''),
    (name: string) => name.toUpperCase()
  )
  const joined = fc.constantFrom(
    (city: string, province: string) => `${city}, ${province}`,
    (city: string, province: string) => `${city} (${province})`,
    (city: string, province: string) => `${city}, (${province})`
  )
  const numbered = fc.constantFrom('12', '12,')
  fc.assert(
    fc.property(
      fc.tuple(word, word, written, spelt, joined, numbered),
      ([road, city, [name = '', shortcode], spell, join, number]) => {
        fc.pre(!/^(?:Quebec|Québec|Ontario|Newfoundland)$/.test(city))
        const line = `${number} ${road} Street, ${join(city, spell(name))}`
        expect(splitAddress(line, PROVINCES)).toEqual({
          street: `${number} ${road} Street`,
          city,
          province: shortcode,
          postalCode: ''
        })
      }
    )
  )
})
