import { expect, test } from 'vitest'
import { advertisingMessages } from '#messages/advertising.ts'
import { advertisingHints } from '#rules/websites/advertising.ts'

const good = {
  province: 'ON',
  company_name: 'Lakeshore Realty, Brokerage',
  company_address: '120 Queen Street West, Toronto',
  salesman_designation: 'Sales Representative',
  salesman_name: 'Amara Osei',
  website_name: 'Amara Osei Homes'
}
const fields = (change: object) =>
  advertisingHints({ ...good, ...change }).map(({ field }) => field)

test('no hint for an agent who follows the rules or has typed nothing yet', () => {
  expect(advertisingHints(good)).toEqual([])
  expect(advertisingHints({ province: 'ON' })).toEqual([])
  expect(fields({ company_name: ' La ', salesman_designation: 'Br' })).toEqual([])
})

test.each([
  'Salesperson',
  'Real estate salesperson',
  'sales representative',
  'Real Estate Sales Representative',
  'Real Estate Agent',
  'Broker',
  'Real estate broker',
  'Broker of Record',
  'Broker & Team Lead',
  'Sales Representative, ABR',
  'Courtière',
  'courtier immobilier responsable',
  'Agente immobilière',
  'Représentant commercial'
])('%s is a permitted title', (salesman_designation) => {
  expect(fields({ salesman_designation })).toEqual([])
})

test.each(['Home expert', 'Agent', 'Mortgage Broker', 'Brokerage owner', 'Salesperson2go', 'CEO!'])(
  '%s is not a permitted title',
  (salesman_designation) => {
    expect(advertisingHints({ ...good, salesman_designation })).toEqual([
      {
        field: 'salesman_designation',
        kind: 'title'
      }
    ])
  }
)

test.each(['Lakeshore Realty Brokerage', 'Lakeshore, BROKERAGE', 'Rive, maison de courtage'])(
  '%s names itself a brokerage',
  (company_name) => {
    expect(fields({ company_name })).toEqual([])
  }
)

test('a brokerage named without the word Brokerage gets a hint with its own name', () => {
  expect(advertisingHints({ ...good, company_name: ' Lakeshore Realty ' })).toEqual([
    {
      field: 'company_name',
      kind: 'brokerage',
      name: 'Lakeshore Realty'
    }
  ])
  expect(fields({ company_name: 'Brokerages United' })).toEqual(['company_name'])
})

test.each([
  ['an unknown province', undefined, 'Main Street 1, Town', 2],
  ['an Ontarian postal code', undefined, '1 Main Street, Ottawa k1a 0b1', 2],
  ['a postal code of Quebec', undefined, '1 rue Principale, Montréal H2X 1Y4', 0],
  ['British Columbia', 'BC', '1 Main Street, Ottawa K1A 0B1', 0],
  ['Ontario in small letters', 'on', '', 2]
])(
  'for %s the hints about Ontario appear only where they may apply',
  (_, province, company_address, hints) => {
    const bad = { company_name: 'Lakeshore Realty', salesman_designation: 'Home expert' }
    expect(fields({ ...bad, company_address, province })).toHaveLength(hints)
  }
)

test.each([
  ['salesman_designation', 'REALTOR®'],
  ['salesman_name', 'Amara Osei, realtor'],
  ['company_name', 'Lakeshore Realtors, Brokerage'],
  ['website_name', 'Your Realtor in Toronto']
])('REALTOR in %s gets a hint in any province', (field, text) => {
  for (const province of ['ON', 'AB']) {
    expect(advertisingHints({ ...good, province, [field]: text })).toEqual([
      {
        field,
        kind: 'realtor'
      }
    ])
  }
})

test.each([
  [
    { field: 'company_name', kind: 'brokerage', name: 'Lakeshore Realty' },
    'In Ontario, an ad must name your brokerage as it is registered, with the word Brokerage, such as “Lakeshore Realty, Brokerage”.'
  ],
  [
    { field: 'salesman_designation', kind: 'title' },
    'In Ontario, an ad must describe you by a permitted title, such as Salesperson, Sales Representative, Broker or Broker of Record.'
  ],
  [
    { field: 'salesman_name', kind: 'realtor' },
    'REALTOR® is a trademark that only members of CREA may use, written in capitals with the ® sign.'
  ]
] as const)('the hint %j reads %j', (hint, sentence) => {
  expect(advertisingMessages.en.hint(hint)).toBe(sentence)
})
