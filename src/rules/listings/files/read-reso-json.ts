import { feedFeatures } from '../feeds/feed-features.ts'
import { feedSubType } from '../feeds/feed-home-type.ts'

type Value = unknown
type Fields = Record<string, Value>

const FEATURES = 'features'
/** What RESO's expansions are called as columns; a spreadsheet's 'Rooms' is how many there are. */
const PARTS = { Rooms: 'PropertyRooms', OpenHouse: 'OpenHouses' } as const

/**
 * Records of the RESO Data Dictionary as a table: an OData answer, an array, or one record. Lists of lookups
 * become one cell, or the features and type that a listing has here; of nested records, rooms and open houses do.
 */
export function readResoJson(text: string): { headings: string[]; rows: string[][] } {
  const records = recordsOf(JSON.parse(text) as Value).map(withOurLookups)
  const headings = [...new Set(records.flatMap((record) => Object.keys(record)))].filter(
    (name) => !name.startsWith('@') && records.some((record) => isCell(record[name]))
  )
  return { headings, rows: records.map((record) => headings.map((name) => cellOf(record[name]))) }
}

function recordsOf(json: Value): Fields[] {
  if (Array.isArray(json)) return json.filter(isRecord)
  if (!isRecord(json)) return []
  return Array.isArray(json['value']) ? json['value'].filter(isRecord) : [json]
}

function withOurLookups(record: Fields): Fields {
  const { CommonInterest, PropertySubType, StructureType } = record
  const structures = Array.isArray(StructureType) ? StructureType.filter(isText) : []
  const type = feedSubType(
    structures,
    isText(PropertySubType) ? PropertySubType : '',
    isText(CommonInterest) ? CommonInterest : ''
  )
  // Our own export names them itself, as it does an exclusive, which is active in RESO's words.
  const features = Array.isArray(record[FEATURES]) ? [] : feedFeatures(record)
  const isExclusive = record['MlsStatus'] === 'Exclusive' && record['StandardStatus'] === 'Active'
  const parts = Object.entries(PARTS).flatMap(([name, column]) => {
    const records = record[name]
    return Array.isArray(records) && records.every(isRecord)
      ? [[column, JSON.stringify(records)] as const]
      : []
  })
  return {
    ...record,
    ...Object.fromEntries(parts),
    ...(isExclusive && { StandardStatus: 'Exclusive' }),
    ...(type && { PropertySubType: type }),
    ...(features.length > 0 && { [FEATURES]: features })
  }
}

function cellOf(value: Value): string {
  if (Array.isArray(value)) return value.filter((one) => !isRecord(one)).join(', ')
  return value === null || value === undefined || isRecord(value) ? '' : String(value as string)
}

function isCell(value: Value): boolean {
  return cellOf(value) !== ''
}

function isText(value: Value): value is string {
  return typeof value === 'string'
}

function isRecord(value: Value): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
