import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessListingColumns } from '#rules/listings/files/guess-listing-columns.ts'
import { EMPTY_FIELDS } from '#rules/listings/files/merge-import.ts'
import type { ImportedOpenHouse, ImportedRoom } from '#rules/listings/files/imported-fields.ts'
import { listingCellsOf } from '#rules/listings/files/part-columns.ts'
import { readImportedListing } from '#rules/listings/files/read-imported-listing.ts'
import { readListingFile } from '#rules/listings/files/read-listing-file.ts'
import { writeResoRecord } from '#rules/listings/files/write-reso-json.ts'
import { PROVINCES } from '#rules/provinces.ts'
import { DIALECTS, listingFileBytes } from '../../../kit/listing-files.ts'

type Language = 'en' | 'fr'

/** The listing of a file's first row, by the guessed columns. */
function listingOf(bytes: Uint8Array, language: Language = 'en') {
  const { headings, rows } = readListingFile(bytes)
  const columns = guessListingColumns(headings, language)
  const cells = listingCellsOf(headings, { columns, language })(rows[0] ?? [])
  const read = readImportedListing(cells, { StateOrProvince: 'ON' })
  if (typeof read === 'string') throw new Error(read)
  return read
}

/** A file with one row of these cells. */
function tableOf(cells: Record<string, string>, dialect: (typeof DIALECTS)[number] = 'comma') {
  const entries = [['MLS', 'C1'], ...Object.entries(cells)]
  const column = (at: 0 | 1) => entries.map((entry) => entry[at] ?? '')
  return listingFileBytes([column(0), column(1)], dialect)
}

const words = fc.constantFrom('', 'Kitchen', 'Cœur', 'Sous-sol', '12 x 10 ft', 'A, "b"; c', '2nd')
const line = fc.record({ en: words, fr: words })
const rooms = fc.array(
  fc
    .record<ImportedRoom>({ RoomType: line, RoomLevel: line, RoomDimensions: words })
    .filter((room) => Object.values(room).some((one) => Object.values(one).some(Boolean))),
  { maxLength: 6 }
)
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
/** After the hour that a change of the clocks skips or repeats. */
const minute = fc.integer({ min: 3 * 60, max: 24 * 60 - 2 })
const openHouses = fc.array(
  fc
    .record({
      day: fc.date({
        min: new Date('2026-01-01'),
        max: new Date('2032-12-31'),
        noInvalidDate: true
      }),
      from: minute,
      to: minute,
      OpenHouseRemarks: line
    })
    .map(({ day, from, OpenHouseRemarks, to }) => ({
      OpenHouseDate: day.toISOString().slice(0, 10),
      OpenHouseStartTime: clock(Math.min(from, to)),
      OpenHouseEndTime: clock(Math.max(from, to) + 1),
      OpenHouseRemarks
    })),
  { maxLength: 4 }
)

/** A listing's record in an export of an account. */
const exported = (
  of: { Rooms: ImportedRoom[]; openHouses: ImportedOpenHouse[] },
  StateOrProvince: (typeof PROVINCES)[number] = 'ON'
) =>
  writeResoRecord(
    {
      listing_id: 7,
      fields: { ...EMPTY_FIELDS, ListingId: 'C1', StateOrProvince, ...of },
      marketedOn: null,
      changed: new Date('2026-11-27'),
      photographs: [],
      documents: []
    },
    'fr'
  ) as { Rooms: Record<string, string>[]; OpenHouse: Record<string, string>[] }

test('the rooms and open houses of an export are the same when it is imported, in any province', () => {
  fc.assert(
    fc.property(rooms, openHouses, fc.constantFrom(...PROVINCES), (Rooms, openHouses, province) => {
      const json = JSON.stringify({ value: [exported({ Rooms, openHouses }, province)] })
      const { fields, left_out, notes } = listingOf(new TextEncoder().encode(json))
      expect({ fields, left_out, notes }).toMatchObject({
        fields: { Rooms, openHouses },
        left_out: [],
        notes: []
      })
    })
  )
})

test('so they are in a CSV file of any dialect that has them in numbered columns', () => {
  fc.assert(
    fc.property(rooms, openHouses, fc.constantFrom(...DIALECTS), (Rooms, openHouses, dialect) => {
      const { OpenHouse: openHouseRecords, Rooms: roomRecords } = exported({ Rooms, openHouses })
      const numbered = [openHouseRecords, roomRecords].flatMap((records) =>
        records.flatMap((record, at) =>
          Object.entries(record).map(([name, value]) => [
            name.replace(/(?=_|$)/, String(at + 1)),
            value
          ])
        )
      )
      const { fields, left_out } = listingOf(tableOf(Object.fromEntries(numbered), dialect))
      expect(fields.Rooms ?? []).toEqual(Rooms)
      expect(fields.openHouses ?? []).toEqual(openHouses)
      expect(left_out).toEqual([])
    })
  )
})

describe('a room or open house is read from columns as people name them', () => {
  test.each<[Record<string, string>, Language, Partial<Record<string, unknown>>]>([
    [
      { 'Room 2 Type': 'Den', 'Room 1 Type': 'Kitchen', 'Room 1 Level': 'Main' },
      'en',
      {
        Rooms: [
          { RoomType: { en: 'Kitchen', fr: '' }, RoomLevel: { en: 'Main', fr: '' } },
          { RoomType: { en: 'Den', fr: '' } }
        ]
      }
    ],
    [
      { 'Pièce 1': 'Cuisine', 'Dimensions de la pièce 1': '12 x 10 pi' },
      'fr',
      { Rooms: [{ RoomType: { en: '', fr: 'Cuisine' }, RoomDimensions: '12 x 10 pi' }] }
    ],
    [
      { OpenHouseDate: '2027/05/30', OpenHouseStartTime: '2 PM', OpenHouseEndTime: '4:30 p.m.' },
      'en',
      {
        openHouses: [
          { OpenHouseDate: '2027-05-30', OpenHouseStartTime: '14:00', OpenHouseEndTime: '16:30' }
        ]
      }
    ],
    [
      {
        'Date de la visite libre 1': '2027-05-30',
        'Début de la visite libre 1': '14 h',
        'Fin de la visite libre 1': '16 h 30'
      },
      'fr',
      { openHouses: [{ OpenHouseStartTime: '14:00', OpenHouseEndTime: '16:30' }] }
    ],
    [
      { OpenHouseStartTime: '2027-05-31T00:30:00Z', OpenHouseEndTime: '2027-05-30T22:00-04:00' },
      'en',
      {
        openHouses: [
          { OpenHouseDate: '2027-05-30', OpenHouseStartTime: '20:30', OpenHouseEndTime: '22:00' }
        ]
      }
    ],
    [
      {
        OpenHouseDate: '2027-05-30',
        OpenHouseStartTime: '14:00:00',
        OpenHouseEndTime: '15:00:00',
        OpenHouseStatus: 'Canceled'
      },
      'en',
      { openHouses: [] }
    ],
    [
      {
        OpenHouseDate: '2027-05-30',
        OpenHouseStartTime: '14:00:00',
        OpenHouseEndTime: '15:00:00',
        OpenHouseType: 'Broker'
      },
      'en',
      { openHouses: [] }
    ],
    [
      {
        OpenHouseDate: '2027-05-30',
        OpenHouseStartTime: '14:00:00',
        OpenHouseEndTime: '15:00:00',
        OpenHouseType: 'Public'
      },
      'en',
      { openHouses: [{ OpenHouseStartTime: '14:00' }] }
    ],
    [{ RoomType1: '' }, 'en', { Rooms: [] }],
    [{ Rooms: '7' }, 'en', { Rooms: undefined }]
  ])('%j', (cells, language, fields) => {
    const read = listingOf(tableOf(cells), language)
    const { openHouses, Rooms } = read.fields
    expect({ openHouses, Rooms }).toMatchObject(fields)
    expect([...read.left_out, ...read.notes]).toEqual([])
  })
})

describe('what can’t be read is named, and everything else of the row is imported', () => {
  const sunday = {
    OpenHouseDate1: '2027-05-30',
    OpenHouseStartTime1: '14:00',
    OpenHouseEndTime1: '16:00',
    BedroomsTotal: '3'
  }
  const house = { ...sunday, OpenHouseDate2: '2027-06-06', OpenHouseEndTime2: '16:00' }
  test.each<[Record<string, string>, string]>([
    [{ ...house, OpenHouseStartTime2: 'afternoon' }, 'OpenHouse'],
    [{ ...house, OpenHouseStartTime2: '14' }, 'OpenHouse'],
    [{ ...house, OpenHouseStartTime2: '25:00' }, 'OpenHouse'],
    [{ ...house, OpenHouseStartTime2: '13 PM' }, 'OpenHouse'],
    [{ ...house, OpenHouseStartTime2: '14:00', OpenHouseDate2: '30/05/2027' }, 'OpenHouse'],
    [{ ...house, OpenHouseStartTime2: '14:00', OpenHouseDate2: '' }, 'OpenHouse'],
    [house, 'OpenHouse'],
    [{ ...house, OpenHouseStartTime2: '17:00' }, 'open_house_end'],
    [{ ...sunday, RoomType1: 'Den', RoomDimensions1: 'x'.repeat(61) }, 'Rooms']
  ])('%j', (cells, named) => {
    const { fields, left_out, notes } = listingOf(tableOf(cells))
    expect([...left_out, ...notes]).toEqual([named])
    expect(fields).toMatchObject({
      BedroomsTotal: 3,
      openHouses: [{ OpenHouseDate: '2027-05-30', OpenHouseStartTime: '14:00' }]
    })
    if (named === 'Rooms') expect(fields.Rooms).toMatchObject([{ RoomType: { en: 'Den' } }])
  })

  test('a column that was chosen for rooms and has none', () => {
    const read = readImportedListing(
      { ListingId: 'C1', Rooms: '7', OpenHouse: '{}' },
      {
        StateOrProvince: 'ON'
      }
    )
    expect(read).toMatchObject({ left_out: ['Rooms', 'OpenHouse'], fields: { Rooms: [] } })
  })

  test('more rooms and open houses than a listing has', () => {
    const Rooms = Array.from({ length: 61 }, (_, at) => ({ RoomType: `Room ${at}` }))
    const OpenHouse = Array.from({ length: 21 }, () => ({
      OpenHouseDate: '2027-05-30',
      OpenHouseStartTime: '14:00',
      OpenHouseEndTime: '15:00'
    }))
    const json = JSON.stringify({ ListingId: 'C1', Rooms, OpenHouse })
    const { fields, notes } = listingOf(new TextEncoder().encode(json))
    expect([fields.Rooms?.length, fields.openHouses?.length]).toEqual([60, 20])
    expect(notes).toEqual(['rooms_cut', 'open_houses_cut'])
  })
})
