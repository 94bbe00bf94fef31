import { expect, test } from 'vitest'
import { taxPlaceOf, type TaxPlace } from '#rules/home-costs/places.ts'
import { transferTax } from '#rules/home-costs/transfer-tax.ts'
import { differences } from '../../kit/home-costs/differences.ts'

const DAY = '2026-11-26'

function amounts(
  place: TaxPlace,
  dollars: number,
  change: { day?: string; firstTime?: boolean } = {}
) {
  const tax = transferTax(place, dollars * 100, { day: DAY, ...change })
  if (tax.kind !== 'known') return tax
  return tax.lines.map(({ amount, relief }) => (amount - relief) / 100)
}

test.each([
  ['Ontario and Toronto since April 2026', 'ON-toronto', 5_000_000, {}, [111_475, 159_975]],
  [
    'Ontario and Toronto before',
    'ON-toronto',
    5_000_000,
    { day: '2026-03-31' },
    [111_475, 141_475]
  ],
  ['Toronto from the day on', 'ON-toronto', 5_000_000, { day: '2026-04-01' }, [111_475, 159_975]],
  ['a first home in Toronto', 'ON-toronto', 400_000, { firstTime: true }, [475, 0]],
  ['a first home in BC: the first $500,000', 'BC', 600_000, { firstTime: true }, [2000]],
  ['a first home in BC where the exemption fades', 'BC', 850_000, { firstTime: true }, [11_800]],
  ['a first home in BC just too expensive', 'BC', 860_000, { firstTime: true }, [15_200]],
  ['BC above three million', 'BC', 4_000_000, {}, [118_000]],
  ['Montréal in 2025', 'QC-montreal', 700_000, { day: '2025-06-01' }, [9392]],
  ['Manitoba', 'MB', 350_000, {}, [4650]],
  ['Alberta, for each $5,000 begun', 'AB', 450_001, {}, [505]],
  ['Newfoundland and Labrador', 'NL', 300_000, {}, [1298]],
  ['Newfoundland and Labrador’s highest fee', 'NL', 3_000_000, {}, [5000]],
  ['a cheap lot on Prince Edward Island', 'PE', 30_000, {}, [0]],
  ['a first home on Prince Edward Island', 'PE', 400_000, { firstTime: true }, [0]]
] as const)('%s', (_, place, dollars, change, expected) => {
  expect(amounts(place, dollars, change)).toEqual(expected)
})

test.each([
  ['above what Quebec’s law itself sets', 'QC', 500_001, DAY, { kind: 'unknown', above: 500_000 }],
  ['in Montréal as well', 'QC-montreal', 700_000, DAY, { kind: 'unknown', above: 500_000 }],
  [
    'for a million on Prince Edward Island',
    'PE',
    1_000_000,
    DAY,
    { kind: 'unknown', above: 999_999 }
  ],
  ['in Saskatchewan', 'SK', 300_000, DAY, { kind: 'unknown' }],
  ['for brackets of a year that has not come', 'QC', 300_000, '2027-01-01', { kind: 'unknown' }],
  ['before the table begins', 'BC', 300_000, '2024-03-31', { kind: 'unknown' }],
  ['once the figures are due to be checked', 'ON', 300_000, '2027-04-01', { kind: 'stale' }]
] as const)('nothing is said %s', (_, place, dollars, day, expected) => {
  expect(amounts(place, dollars, { day })).toEqual(expected)
})

test('figures are shown on the last day before they are due', () => {
  expect(amounts('ON', 300_000, { day: '2027-03-31' })).toEqual([2975])
})

test.each([
  ['ON', 'Toronto (C01)', 'ON-toronto'],
  ['ON', 'Toronto C08', 'ON-toronto'],
  ['ON', 'Ottawa', 'ON'],
  ['ON', 'Toronto, ON', 'ON-toronto'],
  ['ON', 'City of Toronto', 'ON-toronto'],
  ['ON', 'Don Mills', 'ON-toronto'],
  ['ON', 'Willowdale (Newtonbrook)', 'ON-toronto'],
  ['ON', 'Weston', 'ON-toronto'],
  ['QC', 'Ville de Montréal', 'QC-montreal'],
  ['QC', 'Montréal (Le Plateau-Mont-Royal)', 'QC-montreal'],
  ['QC', 'Montréal-Est', 'QC'],
  ['NS', 'Halifax', 'NS-halifax'],
  ['NS', 'Truro', undefined],
  ['YT', 'Whitehorse', undefined]
])('a home in %s, %s, is in %s', (province, city, place) => {
  expect(taxPlaceOf(province, city)).toBe(place)
})

test.each([
  ['ON', 'The Beaches', 'm4e 2v9', 'ON-toronto'],
  ['ON', 'Thornhill', 'L3T 1A1', 'ON'],
  ['MB', 'Winnipeg', 'M5H 2N2', 'MB'],
  ['ON', 'Ottawa', 'M', 'ON']
])('a home in %s, %s, %s, is in %s', (province, city, postalCode, place) => {
  expect(taxPlaceOf(province, city, postalCode)).toBe(place)
})

test('a board’s name of a city is read once, however many parentheses it has', () => {
  // Looking for an end behind each parenthesis takes many minutes.
  expect(taxPlaceOf('ON', `Toronto ${'('.repeat(500_000)}\n`)).toBe('ON-toronto')
})

test('the statutes, implemented a second time, come to the same cent', () => {
  expect(differences({ count: 300, seed: 224 })).toEqual([])
})
