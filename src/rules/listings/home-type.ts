/** What visitors choose from; every RESO PropertySubType belongs to one of them. */
export const HOME_TYPES = [
  'house',
  'townhouse',
  'condo',
  'multiplex',
  'cottage',
  'farm',
  'land',
  'other'
] as const
export type HomeType = (typeof HOME_TYPES)[number]

/** The lookups of RESO's PropertySubType that an agent's own listing can have. */
export const PROPERTY_SUB_TYPES = [
  'Single Family Residence',
  'Townhouse',
  'Condominium',
  'Duplex',
  'Triplex',
  'Quadruplex',
  'Multi Family',
  'Cabin',
  'Manufactured Home',
  'Farm',
  'Unimproved Land'
] as const
export type PropertySubType = (typeof PROPERTY_SUB_TYPES)[number]

const TYPES: Readonly<Record<PropertySubType, HomeType>> = {
  'Single Family Residence': 'house',
  Townhouse: 'townhouse',
  Condominium: 'condo',
  Duplex: 'multiplex',
  Triplex: 'multiplex',
  Quadruplex: 'multiplex',
  'Multi Family': 'multiplex',
  Cabin: 'cottage',
  'Manufactured Home': 'house',
  Farm: 'farm',
  'Unimproved Land': 'land'
}

export function homeTypeOf(subType: PropertySubType): HomeType {
  return TYPES[subType]
}
