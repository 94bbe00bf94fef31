import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openAdminSocket } from '#panel/admin/admin-socket.ts'
import { runPictures } from '#panel/commands/run-pictures.ts'
import type { Settings } from '#panel/config/settings.ts'
import { StartRefused } from '#panel/config/start-refused.ts'
import { insertMedia, insertMediaFiles } from '#panel/records/websites/site-media.ts'
import { databaseFiles } from '#panel/services/pictures/database-files.ts'
import { openPostgres } from '#panel/services/database/postgres-database.ts'
import { openLog } from '#panel/services/telemetry/logger.ts'
import { subscribe } from '../../kit/billing.ts'
import { openBucketServer } from '../../kit/bucket-server.ts'
import { saidBy } from '../../kit/command-output.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { freshPostgres, hasPostgres } from '../../kit/postgres.ts'
import { testSettings } from '../../kit/test-settings.ts'

/** More than two portions. */
const FILES = 25
const IN_USE =
  'A Maplekey service is using this database and stores new pictures in the bucket; stop it first.'

const folder = mkdtempSync(join(tmpdir(), 'maplekey-move-'))
let bucket: Awaited<ReturnType<typeof openBucketServer>>
let panel: TestPanel
let service: ReturnType<typeof openAdminSocket>
let website_id: number
beforeAll(async () => {
  bucket = await openBucketServer('pictures/')
  panel = await startPanel({ settings: { dataDir: folder, pictureBucket: bucket.settings } })
  service = openAdminSocket(panel.world)
  ;({ website_id } = await subscribe(panel))
})
afterAll(async () => {
  service.close()
  await panel.close()
  bucket.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  const { db } = panel.world
  await db.deleteFrom('site_media').execute()
  // A feed's photographs move too, and other tests leave some.
  await db.deleteFrom('feed_photo_files').execute()
  bucket.objects.clear()
  const media = { website_id, sha256: 'a'.repeat(64), width: FILES, height: 1, bytes: 1, stored: 1 }
  await insertMedia(db, { ...media, created: panel.now() })
  const { sha256 } = media
  const files = Array.from({ length: FILES }, (_, width) => {
    return { website_id, sha256, width, format: 'webp' as const, bytes: bytesOf(width) }
  })
  await insertMediaFiles(db, files)
})

const bytesOf = (width: number) => Buffer.from(`file ${width}`)

const move = (to: string, settings: Partial<Settings> = {}) =>
  saidBy(() => {
    const place = { dataDir: folder, pictureBucket: bucket.settings, logLevel: 'silent' } as const
    return runPictures({ ...testSettings, ...place, ...settings }, ['move', to])
  })

/** Where each file is, with its bytes. */
async function files() {
  const rows = await panel.world.db
    .selectFrom('site_media_files')
    .select(['bytes', 'object_key', 'width'])
    .orderBy('width')
    .execute()
  return rows.map(({ bytes, object_key }) => {
    const object = object_key === null ? undefined : bucket.objects.get(`pictures/${object_key}`)
    return { place: bytes ? 'database' : 'bucket', bytes: bytes ?? object?.bytes }
  })
}
const allIn = (place: string) =>
  Array.from({ length: FILES }, (_, width) => ({ place, bytes: bytesOf(width) }))

test('the running service moves all files to the bucket, portion by portion, and says how many', async () => {
  expect(await move('bucket')).toBe(`Moved ${FILES} files of pictures to the bucket.\n`)
  expect(await files()).toEqual(allIn('bucket'))
  expect(bucket.objects.size).toBe(FILES)
  expect(await move('bucket')).toBe('Moved 0 files of pictures to the bucket.\n')
})

test('files don’t move to the database while a service stores new ones in the bucket', async () => {
  await move('bucket')
  await expect(move('database')).rejects.toThrow(new StartRefused(IN_USE))
  expect(await files()).toEqual(allIn('bucket'))
})

test('a bucket that goes away is named, what was moved stays, and the next run goes on', async () => {
  bucket.dieAfter(15)
  await expect(move('bucket')).rejects.toThrow(
    new StartRefused('The bucket can’t be used. What was moved stays there; run the command again.')
  )
  bucket.revive()
  const moved = (await files()).filter(({ place }) => place === 'bucket').length
  expect(moved).toBeGreaterThan(0)
  expect(moved).toBeLessThan(FILES)
  expect(await move('bucket')).toBe(`Moved ${FILES - moved} files of pictures to the bucket.\n`)
  expect(await files()).toEqual(allIn('bucket'))
})

test('a service without a bucket says which settings are missing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maplekey-move-'))
  const settings = { ...panel.world.settings, dataDir }
  const bare = openAdminSocket({ ...panel.world, pictures: databaseFiles, settings })
  onTestFinished(() => {
    bare.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  await expect(move('bucket', { dataDir })).rejects.toThrow(
    new StartRefused('PICTURES_S3_ENDPOINT and the settings below it must be set for this.')
  )
})

test('a place that isn’t one is refused in one sentence', async () => {
  await expect(move('disk')).rejects.toThrow('TO must be bucket or database, not disk.')
})

test.runIf(hasPostgres())(
  'on PostgreSQL files move to the database once no service is connected to it',
  async () => {
    const { db, url } = await freshPostgres()
    const running = await openPostgres(url, openLog('silent'), testSettings.databasePool)
    await expect(move('database', { databaseUrl: url })).rejects.toThrow(new StartRefused(IN_USE))
    expect(await move('bucket', { databaseUrl: url })).toBe(
      'Moved 0 files of pictures to the bucket.\n'
    )
    await running.end()
    expect(await move('database', { databaseUrl: url })).toBe(
      'Moved 0 files of pictures to the database.\n'
    )
    await db.destroy()
  }
)
