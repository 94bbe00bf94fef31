import type { ImportedField, ImportedFields } from './imported-fields.ts'

/** Fields that change together. */
const GROUPS: readonly (readonly ImportedField[])[] = [
  ['Latitude', 'Longitude'],
  ['LivingArea', 'LivingAreaUnits'],
  ['LotSizeArea', 'LotSizeUnits']
]

/**
 * What a later import changes of a listing: what the file says otherwise than before, unless the agent has
 * changed it in the meantime; `kept` are those fields. `before` is what the file said last.
 */
export function mergeImport(
  now: ImportedFields,
  { before, next }: { before: Partial<ImportedFields>; next: Partial<ImportedFields> }
): { change: Partial<ImportedFields>; kept: ImportedField[] } {
  const names = Object.keys(next) as ImportedField[]
  const groups = new Set(names.map((name) => GROUPS.find((one) => one.includes(name)) ?? [name]))
  const change: Partial<ImportedFields> = {}
  const kept: ImportedField[] = []
  for (const group of [...groups].map((one) => one.filter((name) => name in next))) {
    const said = pick(next, group)
    if (isSame(said, pick(before, group)) || isSame(said, pick(now, group))) continue
    const isUntouched = group.every((name) => isSame(now[name], before[name] ?? EMPTY_FIELDS[name]))
    if (isUntouched) Object.assign(change, said)
    else kept.push(...group.slice(0, 1))
  }
  return { change, kept }
}

/** A listing of which nothing is said; every row says or is given its status, type and province. */
export const EMPTY_FIELDS: ImportedFields = {
  MlsStatus: 'Draft',
  ListingId: '',
  ListPrice: null,
  PropertySubType: 'Single Family Residence',
  title_en: '',
  title_fr: '',
  PublicRemarks_en: '',
  PublicRemarks_fr: '',
  UnparsedAddress: '',
  UnitNumber: '',
  City: '',
  CityRegion: '',
  StateOrProvince: 'ON',
  PostalCode: '',
  Latitude: null,
  Longitude: null,
  InternetAddressDisplayYN: true,
  BedroomsTotal: null,
  BathroomsTotalInteger: null,
  LivingArea: null,
  LivingAreaUnits: 'Square Feet',
  LotSizeArea: null,
  LotSizeUnits: 'Square Feet',
  LotSizeDimensions: '',
  YearBuilt: null,
  ParkingTotal: null,
  TaxAnnualAmount: null,
  TaxYear: null,
  AssociationFee: null,
  features: [],
  Rooms: [],
  VirtualTourURLUnbranded: '',
  openHouses: [],
  ClosePrice: null,
  CloseDate: null
}

export const IMPORTED_FIELDS = Object.keys(EMPTY_FIELDS) as ImportedField[]

function pick(of: Partial<ImportedFields>, names: readonly ImportedField[]) {
  return Object.fromEntries(names.map((name) => [name, of[name]]))
}

/** Whether values of fields are the same; a database orders the names in records as it likes. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
