import type { Insertable } from 'kysely'
import type { ProvincesTable, TaxRatesTable } from '../price-tables.ts'

/** Provinces and territories with the taxes in force since 1 April 2025, in thousandths of a percent. */
const gst = { name: 'GST', rate: 5000 }
const hst = (percent: number) => [{ name: 'HST', rate: percent * 1000 }]

const CANADA = [
  ['AB', 'Alberta', [gst]],
  ['BC', 'British Columbia', [gst, { name: 'PST', rate: 7000 }]],
  ['MB', 'Manitoba', [gst, { name: 'RST', rate: 7000 }]],
  ['NB', 'New Brunswick', hst(15)],
  ['NL', 'Newfoundland and Labrador', hst(15)],
  ['NS', 'Nova Scotia', hst(14)],
  ['NT', 'Northwest Territories', [gst]],
  ['NU', 'Nunavut', [gst]],
  ['ON', 'Ontario', hst(13)],
  ['PE', 'Prince Edward Island', hst(15)],
  [
    'QC',
    'Quebec',
    [
      { name: 'GST/TPS', rate: 5000 },
      { name: 'QST/TVQ', rate: 9975 }
    ]
  ],
  ['SK', 'Saskatchewan', [gst, { name: 'PST', rate: 6000 }]],
  ['YT', 'Yukon', [gst]]
] as const

export const provinces: Insertable<ProvincesTable>[] = CANADA.map(([shortcode, name]) => ({
  province_shortcode: shortcode,
  province_name: name,
  name
}))

export const taxRates: Insertable<TaxRatesTable>[] = CANADA.map(([shortcode, , taxes]) => ({
  province_shortcode: shortcode,
  starts_on: '2025-04-01',
  taxes: JSON.stringify(taxes)
}))
