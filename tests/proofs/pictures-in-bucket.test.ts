import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSitePicture, sitePictureFile } from '#contract/websites/site-pictures.ts'
import { deleteObjects } from '#panel/actions/websites/delete-objects.ts'
import { pictureFilesOf } from '#panel/services/pictures/open-picture-files.ts'
import { openLog } from '#panel/services/telemetry/logger.ts'
import { mediaName } from '#rules/websites/site-media.ts'
import { openBucketServer } from '../kit/bucket-server.ts'
import { createAccounts } from '../kit/hostile-requests/accounts.ts'
import { measured } from '../kit/measured.ts'
import { openFolder, type PanelProcess, startPanelProcess } from '../kit/panel-process.ts'
import { pictureBlob } from '../kit/pictures.ts'

const KILLS = Number(process.env['PROOF_KILLS'] ?? 8)
const AT_ONCE = 3
const folder = mkdtempSync(join(tmpdir(), 'maplekey-pictures-'))
const HOUR_MS = 3_600_000

let bucket: Awaited<ReturnType<typeof openBucketServer>>
let env: Record<string, string>
beforeAll(async () => {
  bucket = await openBucketServer('pictures/')
  const { accessKeyId, endpoint, region, secretAccessKey } = bucket.settings
  env = {
    PICTURES_S3_ENDPOINT: endpoint,
    PICTURES_S3_BUCKET: bucket.settings.bucket,
    PICTURES_S3_ACCESS_KEY_ID: accessKeyId,
    PICTURES_S3_SECRET_ACCESS_KEY: secretAccessKey,
    PICTURES_S3_REGION: region,
    PICTURES_S3_PREFIX: 'pictures'
  }
})
afterAll(() => {
  bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

test(`${KILLS} kills during uploads lose no picture that was confirmed, and leave no object without a row`, async () => {
  let panel = await startPanelProcess(folder, env)
  const [token = ''] = await createAccounts(panel)
  const confirmed: string[] = []
  for (let round = 0; round < KILLS; round++) {
    // In the middle of writing, or between that and the rows.
    const reached = bucket.called(1 + (round % (3 * AT_ONCE)))
    const uploads = Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => upload(panel, token, round * AT_ONCE + at))
    )
    await Promise.race([uploads, reached])
    await panel.kill()
    confirmed.push(...(await uploads).flat())
    panel = await startPanelProcess(folder, env)
  }
  for (let more = 0; more < 6; more++)
    confirmed.push(...(await upload(panel, token, 10_000 + more)))
  const website_id = await ownWebsite()
  const missing: string[] = []
  for (const sha256 of confirmed) {
    const name = mediaName({ sha256, width: 60, format: 'webp' })
    const path = sitePictureFile.path.replace(':website_id', String(website_id))
    const { status } = await fetch(`${panel.origin}/api${path.replace(':name', name)}`)
    if (status !== 200) missing.push(`${sha256}: ${status}`)
  }
  await panel.stop()
  measured(`${KILLS} kills during uploads to the bucket`, {
    confirmed: confirmed.length,
    objects: bucket.objects.size
  })
  expect(missing).toEqual([])
  expect(await objectsOfRows()).toEqual([...bucket.objects.keys()].toSorted())

  async function ownWebsite(): Promise<number> {
    await panel.stop()
    const { close, db } = await openFolder(folder)
    const site = await db
      .selectFrom('site_media')
      .select('website_id')
      .where('sha256', '=', confirmed.at(-1) ?? '')
      .executeTakeFirstOrThrow()
    await close()
    panel = await startPanelProcess(folder, env)
    return site.website_id
  }
})

test('pictures that are moved out and in again through kills are all there, each byte of them', async () => {
  const before = await files()
  expect(before.size).toBeGreaterThan(10)
  for (const to of ['database', 'bucket', 'database'] as const) {
    for (let kill = 1; kill <= KILLS / 2; kill++) {
      const reached = bucket.called(kill * 2)
      const run = move(to)
      const ended = once(run, 'exit')
      await Promise.race([ended, reached])
      run.kill('SIGKILL')
      await ended
      expect(await files()).toEqual(before)
    }
    const [code] = await once(move(to), 'exit')
    expect(code).toBe(0)
    expect(await files()).toEqual(before)
    expect(await objectsOfRows()).toEqual([...bucket.objects.keys()].toSorted())
  }
  expect(bucket.objects.size).toBe(0)
})

/** The hash of the picture, or none if the call wasn't answered. */
async function upload(panel: PanelProcess, token: string, number: number): Promise<string[]> {
  const colour = `#${String(number).padStart(6, '0')}`
  try {
    const response = await fetch(`${panel.origin}/api${addSitePicture.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: await pictureBlob('png', { colour })
    })
    if (!response.ok) throw new Error(await response.text())
    const { picture } = (await response.json()) as { picture: { sha256: string } }
    return [picture.sha256]
  } catch {
    return []
  }
}

function move(to: 'bucket' | 'database') {
  const args = ['--liftoff-only', 'src/panel/main.ts', 'pictures', 'move', to]
  return spawn(process.execPath, args, {
    env: { ...process.env, ...env, LOG_LEVEL: 'silent', NODE_ENV: 'test', PANEL_DATA: folder },
    stdio: 'ignore'
  })
}

/** Every file's bytes by its row, from where the row says that they are. */
async function files(): Promise<Map<string, string>> {
  const { close, db } = await openFolder(folder)
  const rows = await db.selectFrom('site_media_files').selectAll().execute()
  await close()
  return new Map(
    rows.map(({ bytes, format, object_key, sha256, website_id, width }) => {
      const kept = bytes ?? bucket.objects.get(`pictures/${object_key}`)?.bytes
      const key = [website_id, sha256, width, format].join(' ')
      return [key, kept ? Buffer.from(kept).toString('base64') : 'missing']
    })
  )
}

/** The objects that rows name, once everything that was cut off is deleted. */
async function objectsOfRows(): Promise<string[]> {
  const { close, db } = await openFolder(folder)
  const clock = () => new Date(Date.now() + 3 * HOUR_MS)
  const pictures = pictureFilesOf({ pictureBucket: bucket.settings }, openLog('silent'))
  await deleteObjects({ clock, db, pictures })
  const rows = await db.selectFrom('site_media_files').select('object_key').execute()
  await close()
  return rows
    .flatMap(({ object_key }) => (object_key === null ? [] : [`pictures/${object_key}`]))
    .toSorted()
}
