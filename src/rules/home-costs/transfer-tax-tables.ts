import type { Dated } from './dated-table.ts'
import type { TransferCharge } from './transfer-charge.ts'

/** Compared with the pages of each source as stored by a search service; see decision 0225. */
const CHECKED = { verified_on: '2026-11-27', reverify_by: '2027-03-31' }
/** Quebec announces the next year's brackets each summer. */
const CHECKED_FOR_YEAR = { verified_on: '2026-11-27', reverify_by: '2026-12-31' }

const TORONTO_TO_2M = [
  { above: 0, rate: 500 },
  { above: 55_000, rate: 1000 },
  { above: 250_000, rate: 1500 },
  { above: 400_000, rate: 2000 },
  { above: 2_000_000, rate: 2500 }
] as const
const TORONTO_RELIEF = { kind: 'refund', max: 4475 } as const
const TORONTO_SOURCE =
  'https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-land-transfer-tax-mltt/municipal-land-transfer-tax-mltt-rates-and-fees/'
const QUEBEC_SOURCE = 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/D-15.1'
const QUEBEC_2026 = [
  { above: 0, rate: 500 },
  { above: 62_900, rate: 1000 },
  { above: 315_000, rate: 1500 }
] as const
/** Above this, municipalities set rates of their own. */
const QUEBEC_KNOWN = 500_000

/** Homes of one or two units, bought by people who live in the province. Each list is in order of time. */
export const TRANSFER_CHARGES = {
  ontario: [
    {
      value: {
        kind: 'brackets',
        brackets: TORONTO_TO_2M,
        firstTime: { kind: 'refund', max: 4000 }
      },
      from: '2017-01-01',
      to: null,
      source: 'https://www.ontario.ca/laws/statute/90l06',
      ...CHECKED
    }
  ],
  toronto: [
    {
      value: {
        kind: 'brackets',
        brackets: [
          ...TORONTO_TO_2M,
          { above: 3_000_000, rate: 3500 },
          { above: 4_000_000, rate: 4500 },
          { above: 5_000_000, rate: 5500 },
          { above: 10_000_000, rate: 6500 },
          { above: 20_000_000, rate: 7500 }
        ],
        firstTime: TORONTO_RELIEF
      },
      from: '2024-01-01',
      to: '2026-03-31',
      source: TORONTO_SOURCE,
      ...CHECKED
    },
    {
      value: {
        kind: 'brackets',
        brackets: [
          ...TORONTO_TO_2M,
          { above: 3_000_000, rate: 4400 },
          { above: 4_000_000, rate: 5450 },
          { above: 5_000_000, rate: 6500 },
          { above: 10_000_000, rate: 7550 },
          { above: 20_000_000, rate: 8600 }
        ],
        firstTime: TORONTO_RELIEF
      },
      from: '2026-04-01',
      to: null,
      source: TORONTO_SOURCE,
      ...CHECKED
    }
  ],
  britishColumbia: [
    {
      value: {
        kind: 'brackets',
        brackets: [
          { above: 0, rate: 1000 },
          { above: 200_000, rate: 2000 },
          { above: 2_000_000, rate: 3000 },
          { above: 3_000_000, rate: 5000 }
        ],
        firstTime: { kind: 'fading', amount: 8000, fullUpTo: 835_000, noneFrom: 860_000 }
      },
      from: '2024-04-01',
      to: null,
      source:
        'https://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax/understand',
      ...CHECKED
    }
  ],
  quebec: [
    {
      value: { kind: 'brackets', brackets: QUEBEC_2026, knownUpTo: QUEBEC_KNOWN },
      from: '2026-01-01',
      to: '2026-12-31',
      source: QUEBEC_SOURCE,
      ...CHECKED_FOR_YEAR
    }
  ],
  montreal: [
    {
      value: {
        kind: 'brackets',
        brackets: [
          { above: 0, rate: 500 },
          { above: 61_500, rate: 1000 },
          { above: 307_800, rate: 1500 },
          { above: 552_300, rate: 2000 },
          { above: 1_104_700, rate: 2500 },
          { above: 2_136_500, rate: 3500 },
          { above: 3_113_000, rate: 4000 }
        ]
      },
      from: '2025-01-01',
      to: '2025-12-31',
      source:
        'https://montreal.ca/articles/comment-sont-calcules-les-droits-sur-les-mutations-immobilieres-9279',
      ...CHECKED_FOR_YEAR
    },
    {
      value: { kind: 'brackets', brackets: QUEBEC_2026, knownUpTo: QUEBEC_KNOWN },
      from: '2026-01-01',
      to: '2026-12-31',
      source: QUEBEC_SOURCE,
      ...CHECKED_FOR_YEAR
    }
  ],
  manitoba: [
    {
      value: {
        kind: 'brackets',
        brackets: [
          { above: 30_000, rate: 500 },
          { above: 90_000, rate: 1000 },
          { above: 150_000, rate: 1500 },
          { above: 200_000, rate: 2000 }
        ]
      },
      from: '2011-01-01',
      to: null,
      source: 'https://www.gov.mb.ca/finance/other/landtransfertax.html',
      ...CHECKED
    }
  ],
  newBrunswick: [
    {
      value: { kind: 'brackets', brackets: [{ above: 0, rate: 1000 }] },
      from: '2016-04-01',
      to: null,
      source: 'https://laws.gnb.ca/en/document/cs/R-2.1',
      ...CHECKED
    }
  ],
  halifax: [
    {
      value: { kind: 'brackets', brackets: [{ above: 0, rate: 1500 }] },
      from: '2018-01-01',
      to: null,
      source: 'https://www.halifax.ca/home-property/property-taxes/deed-transfer-tax',
      ...CHECKED
    }
  ],
  capeBreton: [
    {
      value: { kind: 'brackets', brackets: [{ above: 0, rate: 1500 }] },
      from: '2018-01-01',
      to: null,
      source: 'https://novascotia.ca/sns/access/land/deed-transfer-tax.asp',
      ...CHECKED
    }
  ],
  princeEdwardIsland: [
    {
      value: {
        kind: 'brackets',
        brackets: [{ above: 0, rate: 1000 }],
        freeUpTo: 30_000,
        // The budget of 2025 doubled the rate from a million on.
        knownUpTo: 999_999,
        firstTime: { kind: 'all' }
      },
      from: '2016-10-01',
      to: null,
      source:
        'https://www.princeedwardisland.ca/en/information/finance/real-property-transfer-tax-introduction',
      ...CHECKED
    }
  ],
  newfoundland: [
    {
      value: {
        kind: 'fee',
        base: 100,
        each: { cents: 40, step: 100, above: 500 },
        max: 5000
      },
      from: '2018-01-01',
      to: null,
      source: 'https://www.gov.nl.ca/dgsnl/registries/deeds/',
      ...CHECKED
    }
  ],
  // Information Services Corporation's fee couldn't be compared with a present source.
  saskatchewan: [],
  alberta: [
    {
      value: { kind: 'fee', base: 50, each: { cents: 500, step: 5000, above: 0 } },
      from: '2024-10-20',
      to: null,
      source: 'https://www.alberta.ca/land-titles-fees',
      ...CHECKED
    }
  ]
} as const satisfies Record<string, readonly Dated<TransferCharge>[]>

export type ChargeName = keyof typeof TRANSFER_CHARGES
