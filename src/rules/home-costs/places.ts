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

/** Cities with charges of their own, or in a province where only cities have any. */
const CITIES: Readonly<Record<string, TaxPlace>> = {
  'NS halifax': 'NS-halifax',
  'NS dartmouth': 'NS-halifax',
  'NS bedford': 'NS-halifax',
  'NS cape breton': 'NS-cape-breton',
  'NS sydney': 'NS-cape-breton',
  'NS glace bay': 'NS-cape-breton',
  'ON toronto': 'ON-toronto',
  'ON north york': 'ON-toronto',
  'ON scarborough': 'ON-toronto',
  'ON etobicoke': 'ON-toronto',
  'ON east york': 'ON-toronto',
  'ON york': 'ON-toronto',
  'QC montreal': 'QC-montreal'
}

export function isTaxPlace(name: string): name is TaxPlace {
  return Object.hasOwn(PLACE_CHARGES, name)
}

/** Where a home is; boards write 'Toronto (C01)'. Undefined where the charges aren't known. */
export function taxPlaceOf(province: string, city: string): TaxPlace | undefined {
  const name = city
    .replace(/\(.*$|\s[CEW]\d\d$/, '')
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
  return CITIES[`${province} ${name}`] ?? (isTaxPlace(province) ? province : undefined)
}
