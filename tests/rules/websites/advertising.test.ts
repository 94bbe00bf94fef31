import { expect, test } from 'vitest'
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

test('an agent who follows the rules, and one who has typed nothing yet, is told nothing', () => {
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
  '%s is none, and the permitted ones are named',
  (salesman_designation) => {
    expect(advertisingHints({ ...good, salesman_designation })).toEqual([
      {
        field: 'salesman_designation',
        hint: 'In Ontario an ad must call you by a permitted title, such as Salesperson, Sales Representative, Real Estate Agent, Broker or Broker of Record.'
      }
    ])
  }
)

test.each(['Lakeshore Realty Brokerage', 'Lakeshore, BROKERAGE', 'Rive, maison de courtage'])(
  '%s says that it is a brokerage',
  (company_name) => {
    expect(fields({ company_name })).toEqual([])
  }
)

test('a brokerage named without the word is shown how it would read with it', () => {
  expect(advertisingHints({ ...good, company_name: ' Lakeshore Realty ' })).toEqual([
    {
      field: 'company_name',
      hint: 'In Ontario an ad must name your brokerage as it is registered, with the word Brokerage, such as “Lakeshore Realty, Brokerage”.'
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
  'for %s the rules of Ontario are told as they should be',
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
])('REALTOR in %s is for members of CREA, in any province', (field, text) => {
  for (const province of ['ON', 'AB']) {
    expect(advertisingHints({ ...good, province, [field]: text })).toEqual([
      {
        field,
        hint: 'REALTOR® is a trademark that only members of CREA may use, written in capitals with the ® sign.'
      }
    ])
  }
})
