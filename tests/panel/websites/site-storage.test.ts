import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSitePicture } from '#contract/websites/site-pictures.ts'
import { sitePictureMessages } from '#messages/validation/site-pictures.ts'
import { insertMedia, mediaBy } from '#panel/records/websites/site-media.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { pictureBytes } from '../../kit/pictures.ts'
import { openBuilder } from '../../kit/site-builder.ts'

let panel: TestPanel
let bo: Awaited<ReturnType<typeof openBuilder>>
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  bo = await openBuilder(panel)
})
afterAll(() => panel.close())

const add = (bytes: Uint8Array) =>
  panel.call(addSitePicture, { file: new Blob([new Uint8Array(bytes)]), alt_en: 'A door' }, bo)

test('the dominant colour of a picture is noted, and how much it fills', async () => {
  const { body } = await add(await pictureBytes('png', { colour: '#d02030' }))
  const which = { website_id: bo.website_id, sha256: body.picture.sha256 }
  const media = await mediaBy(panel.world.db, which)
  expect(media?.colour).toMatch(/^#[cd].[12].[23].$/)
  expect(media?.stored).toBeGreaterThan(100)
})

test('a website whose storage is full is told so', async () => {
  const { db } = panel.world
  for (let copy = 1; copy <= 11; copy++) {
    const sha256 = String(copy).padStart(64, '0')
    const row = { sha256, width: 1, height: 1, bytes: 1, stored: 2_000_000_000 }
    await insertMedia(db, { ...row, website_id: bo.website_id, created: panel.now() })
  }
  const refused = await add(await pictureBytes('png', { colour: '#d12131' }))
  expect(refused.status).toBe(409)
  expect(refused.body.errors).toEqual({ file: sitePictureMessages.en.storageFull(20) })
})
