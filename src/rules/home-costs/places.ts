import { readPostalCode } from '../people/postal-code.ts'
import type { ChargeName } from './transfer-tax-tables.ts'

/** The places whose charges are known, each with those that a buyer pays there. */
export const PLACE_CHARGES = {
  AB: ['alberta'],
  BC: ['britishColumbia'],
  MB: ['manitoba'],
  NB: ['newBrunswick'],
  NL: ['newfoundland'],
  'NS-halifax': ['halifax'],
  'NS-cape-breton': ['capeBreton'],
  ON: ['ontario'],
  'ON-toronto': ['ontario', 'toronto'],
  PE: ['princeEdwardIsland'],
  QC: ['quebec'],
  'QC-montreal': ['montreal'],
  SK: ['saskatchewan']
} as const satisfies Record<string, readonly ChargeName[]>

export type TaxPlace = keyof typeof PLACE_CHARGES

export const TAX_PLACES = Object.keys(PLACE_CHARGES) as TaxPlace[]

/**
 * Municipalities that are Toronto since 1967 (Wikipedia, "Amalgamation of Toronto") and since 1998, and the names of its
 * post offices that are still written as cities ("List of postal codes of Canada: M"); read on 2026-11-28.
 */
const TORONTO = [
  'toronto',
  'east york',
  'etobicoke',
  'north york',
  'scarborough',
  'york',
  'forest hill',
  'leaside',
  'long branch',
  'mimico',
  'new toronto',
  'swansea',
  'weston',
  'agincourt',
  'don mills',
  'downsview',
  'islington',
  'rexdale',
  'west hill',
  'willowdale'
]

/** Cities with charges of their own, or in a province where only cities have any. */
const CITIES: Readonly<Record<string, TaxPlace>> = {
  'NS halifax': 'NS-halifax',
  'NS dartmouth': 'NS-halifax',
  'NS bedford': 'NS-halifax',
  'NS cape breton': 'NS-cape-breton',
  'NS sydney': 'NS-cape-breton',
  'NS glace bay': 'NS-cape-breton',
  'QC montreal': 'QC-montreal',
  ...Object.fromEntries(TORONTO.map((name) => [`ON ${name}`, 'ON-toronto' as const]))
}

export function isTaxPlace(name: string): name is TaxPlace {
  return Object.hasOwn(PLACE_CHARGES, name)
}

/**
 * Where a home is, by its postal code first: all that begin with M are Toronto's, whatever the city is called. Boards
 * write 'Toronto (C01)'. Undefined where the charges aren't known.
 */
export function taxPlaceOf(province: string, city: string, postalCode = ''): TaxPlace | undefined {
  if (province === 'ON' && readPostalCode(postalCode)?.startsWith('M')) return 'ON-toronto'
  const [outside = ''] = city.split(/[(,]/, 1)
  const name = outside
    .trim()
    .replace(/^(?:city of|ville de)\s+/i, '')
    .replace(/\s[CEW]\d\d$/, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
  return CITIES[`${province} ${name}`] ?? (isTaxPlace(province) ? province : undefined)
}
