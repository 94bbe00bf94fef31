import { cellsBy, type Columns, plainHeading } from '../../content/file-columns.ts'
import { LISTING_COLUMNS, type ListingCells, type ListingColumn } from './imported-fields.ts'

type Language = 'en' | 'fr'

/** What one row has several of, each in columns of its own: 'RoomType1', 'Room 2 Level', 'OpenHouseDate'. */
export const PART_COLUMNS = ['Rooms', 'OpenHouse'] as const
type PartColumn = (typeof PART_COLUMNS)[number]

/** RESO's names, then other ones in English and French, in small letters without spaces and numbers. */
const NAMES: Record<PartColumn, Readonly<Record<string, readonly string[]>>> = {
  Rooms: {
    RoomType: ['roomtype', 'room', 'roomname', 'piece', 'typedepiece'],
    RoomLevel: ['roomlevel', 'roomfloor', 'etagedelapiece', 'pieceetage', 'pieceniveau'],
    RoomDimensions: ['roomdimensions', 'roomsize', 'dimensionsdelapiece', 'piecedimensions']
  },
  OpenHouse: {
    OpenHouseDate: ['openhousedate', 'openhouse', 'visitelibre', 'datedelavisitelibre'],
    OpenHouseStartTime: ['openhousestarttime', 'openhousestart', 'debutdelavisitelibre'],
    OpenHouseEndTime: ['openhouseendtime', 'openhouseend', 'findelavisitelibre'],
    OpenHouseRemarks: ['openhouseremarks', 'openhousenote', 'notedelavisitelibre'],
    OpenHouseStatus: ['openhousestatus'],
    OpenHouseType: ['openhousetype']
  }
}
/** Names whose texts have a language, which '_en' or '_fr' at the end tells. */
const TEXTS = new Set(['RoomType', 'RoomLevel', 'OpenHouseRemarks'])

/** Which part a column has, and of which room or open house; the first is 1. */
export type Part = { of: PartColumn; at: number; name: string; language?: Language | undefined }

export function partOf(heading: string): Part | undefined {
  const plain = plainHeading(heading)
  const [number, ...others] = plain.match(/\d+/g) ?? ['1']
  const words = plain.replace(/\d+/g, ' ').split(' ').filter(Boolean)
  const language = (['en', 'fr'] as const).find((one) => one === words.at(-1))
  const written = words.slice(0, language ? -1 : undefined).join('')
  for (const of of PART_COLUMNS) {
    const name = Object.keys(NAMES[of]).find((one) => NAMES[of][one]?.includes(written))
    const isPart = name !== undefined && others.length === 0
    if (isPart && (!language || TEXTS.has(name))) return { of, at: Number(number), name, language }
  }
  return undefined
}

/** Reads a row's cells by column. Texts that don't tell their language are in the website's. */
export function listingCellsOf(
  headings: readonly string[],
  { columns, language }: { columns: Columns<ListingColumn>; language: Language }
): (row: readonly string[]) => ListingCells {
  const parts = headings.map(partOf)
  const inColumns = PART_COLUMNS.filter((of) => parts[columns[of] ?? -1]?.of === of)
  const named = new Set(parts.flatMap((part) => (part?.language ? [textOf(part)] : [])))
  // Our own export has each text in the main language, too.
  const read = parts.map((part) =>
    part && !part.language && named.has(textOf(part)) ? undefined : part
  )
  return (row) => ({
    ...cellsBy(LISTING_COLUMNS, columns, row),
    ...Object.fromEntries(
      inColumns.map((of) => [of, partsCell(of, { language, parts: read, row })])
    )
  })
}

const textOf = ({ at, name }: Part) => `${at} ${name}`

/** All rooms or open houses of a row as RESO's records; empty if there are none. */
function partsCell(
  wanted: PartColumn,
  {
    language,
    parts,
    row
  }: { language: Language; parts: readonly (Part | undefined)[]; row: readonly string[] }
): string {
  const records = new Map<number, Record<string, string>>()
  for (const [column, part] of parts.entries()) {
    const text = (row[column] ?? '').trim()
    if (part?.of !== wanted || text === '') continue
    const key = TEXTS.has(part.name) ? `${part.name}_${part.language ?? language}` : part.name
    records.set(part.at, { ...records.get(part.at), [key]: text })
  }
  const ordered = [...records].toSorted(([one], [other]) => one - other)
  return ordered.length === 0 ? '' : JSON.stringify(ordered.map(([, record]) => record))
}
