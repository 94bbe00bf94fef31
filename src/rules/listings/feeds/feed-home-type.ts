import { type HomeType, homeTypeOf, type PropertySubType } from '../home-type.ts'

/** CREA's StructureType and PropertySubType, and those of RESO, as ours. */
const KNOWN: Readonly<Record<string, PropertySubType>> = {
  house: 'Single Family Residence',
  'single family residence': 'Single Family Residence',
  detached: 'Single Family Residence',
  'row / townhouse': 'Townhouse',
  townhouse: 'Townhouse',
  apartment: 'Condominium',
  condominium: 'Condominium',
  duplex: 'Duplex',
  triplex: 'Triplex',
  fourplex: 'Quadruplex',
  quadruplex: 'Quadruplex',
  'multi-family': 'Multi Family',
  'multi family': 'Multi Family',
  cabin: 'Cabin',
  recreational: 'Cabin',
  'mobile home': 'Manufactured Home',
  'manufactured home': 'Manufactured Home',
  agriculture: 'Farm',
  farm: 'Farm',
  'vacant land': 'Unimproved Land',
  'unimproved land': 'Unimproved Land'
}

/** The building says more than the class of property. Undefined for offices, shops and the like. */
export function feedSubType(
  structures: readonly string[],
  subType: string | undefined
): PropertySubType | undefined {
  for (const name of [...structures, subType ?? '']) {
    const known = KNOWN[name.trim().toLowerCase()]
    if (known) return known
  }
  return undefined
}

export function feedHomeType(subType: PropertySubType | undefined): HomeType {
  return subType === undefined ? 'other' : homeTypeOf(subType)
}
