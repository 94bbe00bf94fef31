import { htmlText } from '../../content/html-text.ts'
import { readPostalCode } from '../../people/postal-code.ts'
import { readSubType } from '../feeds/feed-home-type.ts'
import { cleanRemarks } from '../feeds/feed-remarks.ts'
import { pinProblem } from '../pin.ts'
import { readPrice } from '../read-price.ts'
import {
  importedFeatures,
  importedFlag,
  importedProvince,
  importedStatus
} from './imported-lookups.ts'
import { type Identities, listingIdentities } from './listing-identities.ts'
import {
  readArea,
  readBathrooms,
  readCount,
  readDay,
  readLink,
  readNumber
} from './imported-values.ts'
import type {
  ImportDefaults,
  ImportedFields,
  ListingCells,
  ListingColumn,
  ListingRowNote,
  ListingRowProblem
} from './imported-fields.ts'
import { streetOf } from './imported-street.ts'
import { readOpenHouses, readRooms } from './read-imported-parts.ts'
import { isRental, readFee, readSale } from './read-imported-money.ts'
import { RowReader } from './row-reader.ts'

export type ImportedListing = {
  identities: Identities
  /** What the row says; columns that weren't chosen are left out. */
  fields: Partial<ImportedFields>
  /** 'YYYY-MM-DD', when it was first marketed. */
  marketed_on: string | null
  notes: ListingRowNote[]
  /** Cells that couldn't be read, which the listing is imported without. */
  left_out: ListingColumn[]
}

const PIN_NOTES = {
  'outside-canada': 'pin_outside_canada',
  'outside-province': 'pin_outside_province',
  swapped: 'pin_swapped'
} as const
const PRICE_PROBLEMS = {
  high: 'price_high',
  low: 'price_low',
  unreadable: 'price_unreadable'
} as const

/** Characters of each line, as a listing holds them. */
const LINES = {
  ListingId: 40,
  UnitNumber: 20,
  City: 80,
  CityRegion: 80,
  LotSizeDimensions: 60,
  title_en: 200,
  title_fr: 200
} as const
const COUNTS = {
  BedroomsTotal: 99,
  BathroomsTotalInteger: 99,
  ParkingTotal: 999,
  TaxYear: 2100
} as const
const TAX_MAX = 10_000_000
const AREAS = {
  LivingArea: { max: 10_000_000, units: 'LivingAreaUnits' },
  LotSizeArea: { max: 100_000_000, units: 'LotSizeUnits' }
} as const
const STREET_MAX = 200
const FIRST_YEAR = 1600

/** The listing of a row, or why it can't be one. What can't be read beside that is left out and named. */
export function readImportedListing(
  cells: ListingCells,
  defaults: Pick<ImportDefaults, 'StateOrProvince'>
): ImportedListing | ListingRowProblem {
  const row = new RowReader(cells)
  const identities = listingIdentities(cells)
  if (identities.length === 0) return 'unidentified'
  const price = row.has('ListPrice') ? readPrice(row.text('ListPrice')) : undefined
  if (isRental(row, price)) return 'for_rent'
  if (price && 'problem' in price && price.problem !== 'empty') return PRICE_PROBLEMS[price.problem]
  if (price && 'isRounded' in price) row.noteRounded()
  const province = importedProvince(row.text('StateOrProvince'))
  if (row.text('StateOrProvince') !== '' && !province) return 'province'
  const StateOrProvince = province ?? defaults.StateOrProvince
  const pin = readPin(row, StateOrProvince)
  const Rooms = readRooms(row)
  const openHouses = readOpenHouses(row, { ...pin, StateOrProvince })
  const fields: Partial<ImportedFields> = {
    ...(price && { ListPrice: 'dollars' in price ? price.dollars : null }),
    ...(province && { StateOrProvince: province }),
    ...readTexts(row),
    ...readNumbers(row),
    ...readAreas(row),
    ...pin,
    ...readSale(row),
    ...readLookups(row),
    ...(Rooms && { Rooms }),
    ...(openHouses && { openHouses })
  }
  const { left_out, notes } = row
  return {
    identities,
    fields,
    marketed_on: row.read('OnMarketDate', readDay) ?? null,
    notes,
    left_out
  }
}

function readTexts(row: RowReader): Partial<ImportedFields> {
  const fields: Partial<ImportedFields> = {}
  const short = (max: number) => (text: string) => (text.length <= max ? text : undefined)
  for (const [name, max] of entriesOf(LINES)) {
    if (row.has(name)) fields[name] = row.read(name, short(max)) ?? ''
  }
  const street = streetOf(row.cells)
  if (street !== undefined) {
    if (street.length <= STREET_MAX) fields.UnparsedAddress = street
    else row.left_out.push('UnparsedAddress')
  }
  if (row.has('PostalCode')) fields.PostalCode = row.read('PostalCode', readPostalCode) ?? ''
  if (row.has('VirtualTourURLUnbranded')) {
    fields.VirtualTourURLUnbranded = row.read('VirtualTourURLUnbranded', readLink) ?? ''
  }
  for (const name of ['PublicRemarks_en', 'PublicRemarks_fr'] as const) {
    if (row.has(name)) fields[name] = readRemarks(row, name)
  }
  return fields
}

/** Lines stay where there is no markup. */
function readRemarks(row: RowReader, name: 'PublicRemarks_en' | 'PublicRemarks_fr'): string {
  const cell = row.cells[name] ?? ''
  const plain = cell.includes('<')
    ? htmlText(cell)
    : cell
        .split(/\r\n?|\n/)
        .map(htmlText)
        .join('\n')
  const { hadPhone, isCut, text } = cleanRemarks(plain)
  if (hadPhone) row.notes.push('phone_removed')
  if (isCut) row.notes.push('remarks_cut')
  return text
}

function readNumbers(row: RowReader): Partial<ImportedFields> {
  const fields: Partial<ImportedFields> = {}
  for (const [name, max] of entriesOf(COUNTS)) {
    const reader = name === 'BathroomsTotalInteger' ? readBathrooms : readCount
    const count = row.read(name, (text) => reader(text, { from: 0, to: max }))
    if (count !== undefined) fields[name] = count
  }
  const tax = row.read('TaxAnnualAmount', (text) => readNumber(text, { from: 0, to: TAX_MAX }))
  if (tax !== undefined) fields.TaxAnnualAmount = tax
  const fee = readFee(row)
  if (fee !== undefined) fields.AssociationFee = fee
  const year = row.read('YearBuilt', (text) => readCount(text, { from: FIRST_YEAR, to: 2100 }))
  if (year !== undefined) fields.YearBuilt = year
  return fields
}

/** An area and its unit belong together. Nothing is 0 square feet. */
function readAreas(row: RowReader): Partial<ImportedFields> {
  const fields: Partial<ImportedFields> = {}
  const { LivingArea, LotSizeArea } = AREAS
  const living = row.read('LivingArea', (text) =>
    readArea(text, { to: LivingArea.max, unit: row.text(LivingArea.units) })
  )
  if (living && (living.unit === 'Acres' || living.unit === 'Hectares')) {
    row.left_out.push('LivingArea')
  } else if (living !== undefined) {
    fields.LivingArea = living?.area || null
    fields.LivingAreaUnits = living?.unit === 'Square Meters' ? 'Square Meters' : 'Square Feet'
  }
  const lot = row.read('LotSizeArea', (text) =>
    readArea(text, { to: LotSizeArea.max, unit: row.text(LotSizeArea.units) })
  )
  if (lot !== undefined) {
    fields.LotSizeArea = lot?.area || null
    fields.LotSizeUnits = lot?.unit ?? 'Square Feet'
  }
  return fields
}

/** A pin that can't be right is left out; the listing is not. */
function readPin(row: RowReader, province: string): Partial<ImportedFields> {
  if (!row.has('Latitude') || !row.has('Longitude')) return {}
  const degrees = (text: string) => readNumber(text, { from: -180, to: 180 })
  const Latitude = row.read('Latitude', degrees) ?? null
  const Longitude = row.read('Longitude', degrees) ?? null
  const none = { Latitude: null, Longitude: null }
  if (Latitude === null || Longitude === null) {
    if (Latitude !== Longitude) row.notes.push('pin_half')
    return none
  }
  // Spreadsheets fill what they don't know with zeros.
  if (Latitude === 0 && Longitude === 0) return none
  const problem = pinProblem({ Latitude, Longitude }, province)
  if (problem) row.notes.push(PIN_NOTES[problem])
  return problem ? none : { Latitude, Longitude }
}

/** Whatever isn't certain makes a draft, which visitors don't see. */
function readLookups(row: RowReader): Partial<ImportedFields> {
  const fields: Partial<ImportedFields> = {}
  if (row.has('features')) fields.features = importedFeatures(row.cells.features ?? '')
  const showsAddress = row.read('InternetAddressDisplayYN', importedFlag)
  // What can't be read could be a seller's no.
  if (typeof showsAddress === 'boolean') fields.InternetAddressDisplayYN = showsAddress
  else if (row.left_out.includes('InternetAddressDisplayYN'))
    fields.InternetAddressDisplayYN = false
  const status = row.text('StandardStatus')
  if (status !== '') {
    const known = importedStatus(status)
    fields.MlsStatus = known ?? 'Draft'
    if (!known) row.notes.push('status_unknown')
  }
  const type = row.text('PropertySubType')
  const knownType = readSubType(type)
  if (knownType) fields.PropertySubType = knownType
  else if (type !== '') {
    fields.MlsStatus = 'Draft'
    row.notes.push('type_unknown')
  }
  const displays = row.read('InternetEntireListingDisplayYN', importedFlag)
  const isUnclear = row.left_out.includes('InternetEntireListingDisplayYN')
  if (displays === false || isUnclear) {
    fields.MlsStatus = 'Draft'
    row.notes.push('display_off')
  }
  return fields
}

function entriesOf<Name extends string, Value>(of: Readonly<Record<Name, Value>>) {
  return Object.entries(of) as [Name, Value][]
}
