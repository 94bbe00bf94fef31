import { afterAll, beforeAll, expect, test } from 'vitest'
import { importListings } from '#contract/listings/import-listings.ts'
import * as listings from '#contract/listings/own-listings.ts'
import { removeDeletedListings } from '#panel/records/listings/own-listings.ts'
import { LISTING_ROWS, openListings } from '../../kit/listings.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

const ELM = { UnparsedAddress: '12 Elm Street', City: 'Toronto' }
const OAK = { UnparsedAddress: '3 Oak Ave', City: 'Ottawa', ListingId: 'x1234567' }

test('a deleted listing that is gone comes back only if the agent asks for it', async () => {
  const ann = await openListings(panel)
  const imported = async (cells: object[], deleted: 'leave' | 'put_back' = 'leave') => {
    const rows = cells.map((one, at) => ({ row: at + 2, cells: one }))
    return (await ann.call(importListings, { ...LISTING_ROWS, deleted, rows })).body
  }
  await imported([OAK, ELM])
  for (const { listing_id } of await ann.list()) {
    await ann.call(listings.deleteListing, { listing_id })
  }
  await removeDeletedListings(panel.world.db, new Date(panel.now().getTime() + 1))
  expect((await imported([OAK, ELM])).refused).toEqual([
    { row: 2, problem: 'deleted' },
    { row: 3, problem: 'deleted' }
  ])
  const keyed = { ...OAK, ListingId: 'X1234567', ListingKey: '77' }
  expect((await imported([keyed])).refused).toEqual([{ row: 2, problem: 'deleted' }])
  expect(await imported([OAK], 'put_back')).toMatchObject({ added: 1, refused: [] })
  expect(await imported([OAK])).toMatchObject({ same: 1, refused: [] })
})
