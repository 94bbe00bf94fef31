import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, formatDate } from '#rules/time/calendar.ts'
import { openListings } from '../../kit/listings.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

test('an open house in the west of Ontario ends at the clock there', async () => {
  const ann = await openListings(panel)
  const hours = { OpenHouseStartTime: '14:00', OpenHouseEndTime: '16:00', OpenHouseRemarks: {} }
  const { body } = await ann.save({
    City: 'Kenora',
    Latitude: 49.77,
    Longitude: -94.49,
    openHouses: [{ ...hours, OpenHouseDate: '2026-11-28' }]
  })
  const { ends_at } = await panel.world.db
    .selectFrom('open_houses')
    .select('ends_at')
    .where('listing_id', '=', body.listing_id)
    .executeTakeFirstOrThrow()
  expect(ends_at).toEqual(new Date('2026-11-28T22:00:00Z'))
})

test('a consent is of today, on the clock of the home, or before', async () => {
  const ann = await openListings(panel)
  const [today, tomorrow] = [0, 1].map((days) =>
    formatDate(addDays(panel.now(), days), 'YYYY-MM-DD', 'America/Toronto')
  )
  const sold = { MlsStatus: 'Sold' as const, ClosePrice: 915_000, seller_consent_on: today }
  const { status, body } = await ann.save({ ...sold, buyer_consent_on: tomorrow })
  const text = 'Please choose a day that isn’t after today.'
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { errors: { buyer_consent_on: text } }
  })
  expect(await ann.list()).toEqual([])
  expect((await ann.save({ ...sold, buyer_consent_on: today })).status).toBe(200)
})
