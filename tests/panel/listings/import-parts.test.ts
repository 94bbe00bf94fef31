import { expect, onTestFinished, test } from 'vitest'
import { importListings } from '#contract/listings/import-listings.ts'
import * as listings from '#contract/listings/own-listings.ts'
import { LISTING_ROWS, openListings } from '../../kit/listings.ts'
import { startPanel } from '../../kit/panel.ts'

const openHouse = (OpenHouseDate: string) => ({
  OpenHouseDate,
  OpenHouseStartTime: '14:00',
  OpenHouseEndTime: '16:00'
})

test('rooms and open houses are imported, changed by a later file, and kept once they are edited', async () => {
  const panel = await startPanel({ settings: { rateLimits: false } })
  onTestFinished(() => panel.close())
  const ann = await openListings(panel)
  const imported = async (rooms: object[], openHouses: object[]) => {
    const rows = LISTING_ROWS.rows.map(({ cells, row }) => ({
      row,
      cells: { ...cells, Rooms: JSON.stringify(rooms), OpenHouse: JSON.stringify(openHouses) }
    }))
    const { body } = await ann.call(importListings, { ...LISTING_ROWS, rows })
    const { added, changed, noted, same } = body
    return { added, changed, noted, same }
  }
  const read = async () => {
    const [listing] = await ann.list()
    return (await ann.call(listings.ownListing, { listing_id: listing!.listing_id })).body
  }
  const none = { added: 0, changed: 0, noted: [], same: 0 }
  const kitchen = { RoomType_en: 'Kitchen', RoomDimensions: '12 x 10 ft' }
  const [over, saturday, sunday] = ['2020-01-04', '2030-06-01', '2030-06-02'].map(openHouse)

  expect(await imported([kitchen], [over!, saturday!])).toEqual({ ...none, added: 1 })
  const { content } = await read()
  expect(content.Rooms).toMatchObject([{ RoomType: { en: 'Kitchen' } }])
  expect(content.openHouses).toMatchObject([saturday])
  expect(await imported([kitchen], [over!, saturday!])).toEqual({ ...none, same: 1 })

  expect(await imported([kitchen], [saturday!, sunday!])).toEqual({ ...none, changed: 1 })
  const changed = await read()
  expect(changed.content.openHouses).toMatchObject([saturday, sunday])

  const { listing_id, version } = changed
  const edited = { ...changed.content, Rooms: [] }
  await ann.call(listings.saveListing, { listing_id, base_version: version, content: edited })
  const { noted } = await imported([{ RoomType_fr: 'Salon' }], [])
  expect(noted).toMatchObject([{ kept: ['Rooms'] }])
  const after = (await read()).content
  expect([after.Rooms, after.openHouses]).toEqual([[], []])
})
