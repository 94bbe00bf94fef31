import { asLine } from '../../content/printable.ts'
import { type HomePlace, homeZone } from '../home-zone.ts'
import { OPEN_HOUSES_MAX, ROOMS_MAX } from '../listing-limits.ts'
import { isOpenToVisitors } from '../open-house-kinds.ts'
import { clockReader } from '../wall-clock.ts'
import type { ImportedOpenHouse, ImportedRoom } from './imported-fields.ts'
import { readDay } from './imported-values.ts'
import type { RowReader } from './row-reader.ts'

type Fields = Record<string, unknown>

const LINE_MAX = 300
const DIMENSIONS_MAX = 60

/** The rooms of a row; what of one is too long is left out and named. */
export function readRooms(row: RowReader): ImportedRoom[] | undefined {
  const records = recordsIn(row, 'Rooms')
  if (!records) return undefined
  const rooms: ImportedRoom[] = []
  for (const record of records) {
    const { leavesOut, line, text } = textsOf(record)
    const room = {
      RoomType: line('RoomType', LINE_MAX),
      RoomLevel: line('RoomLevel', LINE_MAX),
      RoomDimensions: text('RoomDimensions', DIMENSIONS_MAX)
    }
    if (leavesOut()) leaveOut(row, 'Rooms')
    const { RoomDimensions, RoomLevel, RoomType } = room
    const said = [RoomType.en, RoomType.fr, RoomLevel.en, RoomLevel.fr, RoomDimensions]
    if (said.some(Boolean)) rooms.push(room)
  }
  if (rooms.length > ROOMS_MAX) row.notes.push('rooms_cut')
  return rooms.slice(0, ROOMS_MAX)
}

/** The open houses of a row, at the clock of the home; one that can't be read is left out and named. */
export function readOpenHouses(row: RowReader, home: HomePlace): ImportedOpenHouse[] | undefined {
  const records = recordsIn(row, 'OpenHouse')
  if (!records) return undefined
  const openHouses: ImportedOpenHouse[] = []
  for (const record of records.filter(isHeld)) {
    const { leavesOut, line, text } = textsOf(record)
    const read = clockReader(homeZone(home))
    const start = read(text('OpenHouseStartTime', LINE_MAX))
    const end = read(text('OpenHouseEndTime', LINE_MAX))
    const day = start?.day ?? readDay(text('OpenHouseDate', LINE_MAX))
    const remarks = line('OpenHouseRemarks', LINE_MAX)
    if (leavesOut() || !day || !start || !end) leaveOut(row, 'OpenHouse')
    if (!day || !start || !end) continue
    if ((end.day ?? day) !== day || end.time <= start.time) {
      if (!row.notes.includes('open_house_end')) row.notes.push('open_house_end')
      continue
    }
    openHouses.push({
      OpenHouseDate: day,
      OpenHouseStartTime: start.time,
      OpenHouseEndTime: end.time,
      OpenHouseRemarks: remarks
    })
  }
  if (openHouses.length > OPEN_HOUSES_MAX) row.notes.push('open_houses_cut')
  return openHouses.slice(0, OPEN_HOUSES_MAX)
}

/** RESO's records in a cell, none in an empty one; undefined without the column. */
function recordsIn(row: RowReader, column: 'OpenHouse' | 'Rooms'): Fields[] | undefined {
  if (!row.has(column)) return undefined
  return row.read(column, recordsOf) ?? []
}

function recordsOf(text: string): Fields[] | undefined {
  try {
    const json = JSON.parse(text) as unknown
    return Array.isArray(json) && json.every(isFields) ? json : undefined
  } catch {
    return undefined
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isHeld({ OpenHouseStatus, OpenHouseType }: Fields): boolean {
  return isOpenToVisitors({ status: lookupOf(OpenHouseStatus), type: lookupOf(OpenHouseType) })
}

/** A text 'null' is one of a spreadsheet. */
function lookupOf(value: unknown): string {
  const text = String(value ?? '')
  return text.toLowerCase() === 'null' ? '' : text
}

/** The texts of a record. Those without a language in their name are English if none has one. */
function textsOf(record: Fields) {
  let isTooLong = false
  const text = (name: string, max: number) => {
    const value = record[name]
    const line = typeof value === 'string' || typeof value === 'number' ? asLine(`${value}`) : ''
    if (line.length > max) isTooLong = true
    return line.length > max ? '' : line
  }
  const line = (name: string, max: number) => {
    const hasLanguage = `${name}_en` in record || `${name}_fr` in record
    return { en: text(hasLanguage ? `${name}_en` : name, max), fr: text(`${name}_fr`, max) }
  }
  return { leavesOut: () => isTooLong, line, text }
}

function leaveOut(row: RowReader, column: 'OpenHouse' | 'Rooms'): void {
  if (!row.left_out.includes(column)) row.left_out.push(column)
}
