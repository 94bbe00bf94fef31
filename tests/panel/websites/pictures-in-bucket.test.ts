import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addSitePicture,
  deleteSitePicture,
  sitePictureFile,
  sitePictures
} from '#contract/websites/site-pictures.ts'
import { sitePictureMessages } from '#messages/validation/site-pictures.ts'
import { deleteObjects } from '#panel/actions/websites/delete-objects.ts'
import { keepFiles } from '#panel/actions/websites/keep-files.ts'
import { type FileMove, moveFiles } from '#panel/actions/websites/move-files.ts'
import { databaseFiles } from '#panel/services/pictures/database-files.ts'
import { mediaName } from '#rules/websites/site-media.ts'
import { subscribe } from '../../kit/billing.ts'
import { openBucketServer } from '../../kit/bucket-server.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { pictureBlob } from '../../kit/pictures.ts'
import { openBuilder } from '../../kit/site-builder.ts'

const HOUR_MS = 3_600_000

let bucket: Awaited<ReturnType<typeof openBucketServer>>
let panel: TestPanel
let bo: Awaited<ReturnType<typeof openBuilder>>
beforeAll(async () => {
  bucket = await openBucketServer('pictures/')
  panel = await startPanel({ settings: { pictureBucket: bucket.settings, rateLimits: false } })
  bo = await openBuilder(panel)
})
afterAll(async () => {
  await panel.close()
  bucket.close()
})
beforeEach(() => {
  bucket.calls.length = 0
})

const add = async (colour: string) =>
  panel.call(addSitePicture, { file: await pictureBlob('png', { colour }), alt_en: 'A door' }, bo)

const show = (sha256: string, website_id = bo.website_id) => {
  const name = mediaName({ sha256, width: 60, format: 'webp' })
  const path = sitePictureFile.path.replace(':website_id', String(website_id))
  return panel.request(path.replace(':name', name))
}

const rowsOf = (sha256: string) =>
  panel.world.db.selectFrom('site_media_files').selectAll().where('sha256', '=', sha256).execute()

const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('the files of a picture are objects of the bucket, and served from the panel’s own address as ever', async () => {
  const { sha256 } = (await add('#102030')).body.picture
  const rows = await rowsOf(sha256)
  expect(rows).toHaveLength(3)
  for (const { bytes, object_key } of rows) {
    expect(bytes).toBeNull()
    expect(object_key).toMatch(
      new RegExp(`^websites/${bo.website_id}/[0-9a-f-]{36}\\.(avif|jpeg|webp)$`)
    )
    expect(bucket.objects.get(`pictures/${object_key}`)).toBeDefined()
  }
  const shown = await show(sha256)
  expect(shown.status).toBe(200)
  expect(shown.redirected).toBe(false)
  const kept = rows.find(({ format }) => format === 'webp')
  expect(await bodyOf(shown)).toEqual(bucket.objects.get(`pictures/${kept?.object_key}`)?.bytes)

  // The same picture of a website that keeps its files in the database.
  const here = { ...panel.world.pictures }
  Object.assign(panel.world.pictures, databaseFiles)
  const other = (await add('#112030')).body.picture
  const fromRow = await show(other.sha256)
  Object.assign(panel.world.pictures, here)
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['content-length', 'x-request-id'].includes(name))
  expect(headersOf(shown)).toEqual(headersOf(fromRow))
})

test('another website is not given a picture by its name', async () => {
  const { sha256 } = (await add('#203040')).body.picture
  const { website_id } = await subscribe(panel)
  expect((await show(sha256, website_id)).status).toBe(404)
})

test('a picture whose object is missing is not found, and nothing else fails', async () => {
  const { sha256 } = (await add('#304050')).body.picture
  for (const { object_key } of await rowsOf(sha256)) bucket.objects.delete(`pictures/${object_key}`)
  expect((await show(sha256)).status).toBe(404)
  expect((await panel.call(sitePictures, {}, bo)).status).toBe(200)
})

test('while the bucket is away an upload says so, nothing is stored, and the next try succeeds', async () => {
  const { sha256 } = (await add('#405060')).body.picture
  bucket.dieAfter(0)
  const refused = await add('#506070')
  expect(refused.status).toBe(503)
  expect(refused.body.errors).toEqual({ file: sitePictureMessages.en.away })
  expect((await show(sha256)).status).toBe(503)
  const listed = await panel.call(sitePictures, {}, bo)
  expect(listed.status).toBe(200)
  bucket.revive()
  expect((await add('#506070')).status).toBe(200)
  expect((await show(sha256)).status).toBe(200)
})

test('a deleted picture leaves no object, even if the bucket is away at first', async () => {
  const { sha256 } = (await add('#607080')).body.picture
  const keys = (await rowsOf(sha256)).map(({ object_key }) => `pictures/${object_key}`)
  await panel.call(deleteSitePicture, { sha256 }, bo)
  bucket.dieAfter(0)
  expect(await deleteObjects(panel.world)).toBe(0)
  bucket.revive()
  expect(await deleteObjects(panel.world)).toBe(0)
  panel.advanceClock(60_000)
  expect(await deleteObjects(panel.world)).toBe(keys.length)
  expect(keys.filter((key) => bucket.objects.has(key))).toEqual([])
})

test('what an upload wrote before it was cut off is deleted later', async () => {
  const before = [...bucket.objects.keys()]
  const bytes = new Uint8Array([1, 2, 3])
  const [kept] = await keepFiles(panel.world, 'websites/1', [{ bytes, format: 'webp' }])
  expect(bucket.objects.has(`pictures/${kept?.object_key}`)).toBe(true)
  expect(await deleteObjects(panel.world)).toBe(0)
  panel.advanceClock(2 * HOUR_MS)
  await deleteObjects(panel.world)
  expect([...bucket.objects.keys()].filter((key) => !before.includes(key))).toEqual([])
})

test('all files move to the database and to the bucket again, and stay as they are', async () => {
  const { sha256 } = (await add('#708090')).body.picture
  const before = await bodyOf(await show(sha256))
  const moveAll = async (to: 'bucket' | 'database') => {
    let next: FileMove | undefined = { to }
    while (next) ({ next } = await moveFiles(panel.world, next))
  }
  await moveAll('database')
  const objectless = [...bucket.objects.keys()]
  const inRows = await rowsOf(sha256)
  expect(inRows.map(({ object_key }) => object_key)).toEqual([null, null, null])
  expect(await bodyOf(await show(sha256))).toEqual(before)
  await moveAll('bucket')
  expect((await rowsOf(sha256)).map(({ bytes }) => bytes)).toEqual([null, null, null])
  expect(await bodyOf(await show(sha256))).toEqual(before)
  expect(objectless).toEqual([])
})
