// Uploads a release to a bucket behind a CDN: assets, pages, the pointer to the live release, and
// last the deletions. Uploads only differences, and resumes after a killed run.
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import pLimit from 'p-limit'
import * as v from 'valibot'
import type { BucketSettings } from '#panel/config/settings.ts'
import type { Bucket, StoredObject } from '#panel/services/storage/bucket.ts'
import { openReleaseBucket } from './release-bucket.ts'
import { planUpload, type ReleaseManifest, type Upload, type UploadPlan } from './plan-upload.ts'

export type UploadOptions = {
  settings: BucketSettings
  release: ReleaseManifest
  /** The release's folder, and the assets that all releases share. */
  folder: string
  assets: string
  progress?: (done: number, total: number) => void
  clock?: () => Date
}

export type Uploaded = { put: number; removed: number; replaced: string | undefined }

const POINTER = 'current.json'
const INTENT = 'uploading.json'
const CALLS_AT_ONCE = 16
const IMMUTABLE = 'public, max-age=31536000, immutable'
const NO_CACHE = 'no-cache'

const Hashes = v.record(v.string(), v.string())
const PointerObject = v.object({
  name: v.string(),
  made: v.string(),
  files: Hashes,
  assets: v.record(v.string(), v.nullable(v.string()))
})
const IntentObject = v.object({
  assets: v.array(v.string()),
  put: Hashes,
  remove: v.array(v.string())
})

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8'
}

/** @throws StartRefused if the bucket refuses or doesn't respond; it keeps the previous release. */
export async function uploadRelease({
  assets,
  clock = () => new Date(),
  folder,
  progress = () => {},
  release,
  settings
}: UploadOptions): Promise<Uploaded> {
  const bucket = openReleaseBucket(settings)
  const pointer = await readJson(bucket, POINTER, PointerObject)
  const intent = await readJson(bucket, INTENT, IntentObject)
  const plan = planUpload({ intent, now: clock(), pointer, release })
  const total = plan.assets.length + plan.added.length + plan.changed.length + plan.remove.length
  const replaced = pointer?.name
  if (total === 0 && !intent && replaced === release.name) return { put: 0, removed: 0, replaced }

  let [done, put] = [0, 0]
  const forEachConcurrently = async <One>(
    list: readonly One[],
    work: (one: One) => Promise<boolean>
  ) => {
    await pLimit(CALLS_AT_ONCE).map(list, async (one) => {
      if (await work(one)) put++
      progress(++done, total)
    })
  }
  await bucket.put(INTENT, jsonObject(plan.intent))
  await forEachConcurrently(plan.assets, (asset) => putAsset(bucket, assets, asset))
  await forEachConcurrently(plan.added, (page) => putPage(bucket, folder, page))
  await forEachConcurrently(plan.changed, (page) => putPage(bucket, folder, page))
  await bucket.put(POINTER, jsonObject(plan.pointer))
  await forEachConcurrently(plan.remove, (key) => bucket.remove(key).then(() => false))
  await bucket.remove(INTENT)
  return { put, removed: plan.remove.length, replaced }
}

/** Assets are named by content, so they never change. */
function putAsset(
  bucket: Bucket,
  assets: string,
  { mayExist, key }: UploadPlan['assets'][number]
): Promise<boolean> {
  const bytes = readFileSync(join(assets, key))
  return putUnlessComplete(
    bucket,
    key,
    { bytes, cacheControl: IMMUTABLE, type: contentTypeOf(key) },
    mayExist
  )
}

function putPage(
  bucket: Bucket,
  folder: string,
  { file, hash, mayExist, key }: Upload
): Promise<boolean> {
  const bytes = readFileSync(join(folder, file))
  return putUnlessComplete(
    bucket,
    key,
    { bytes, cacheControl: NO_CACHE, hash, type: contentTypeOf(file) },
    mayExist
  )
}

async function putUnlessComplete(
  bucket: Bucket,
  key: string,
  object: StoredObject,
  mayExist: boolean
): Promise<boolean> {
  if (mayExist && (await bucket.hasComplete(key, object))) return false
  await bucket.put(key, object)
  return true
}

function contentTypeOf(file: string): string {
  return CONTENT_TYPES[extname(file)] ?? 'application/octet-stream'
}

function jsonObject(value: unknown) {
  const bytes = Buffer.from(`${JSON.stringify(value)}\n`)
  return { bytes, cacheControl: NO_CACHE, type: CONTENT_TYPES['.json'] ?? '' }
}

/** Undefined if missing or unreadable; then everything is uploaded again. */
async function readJson<Schema extends v.GenericSchema>(
  bucket: Bucket,
  key: string,
  schema: Schema
): Promise<v.InferOutput<Schema> | undefined> {
  const bytes = await bucket.get(key)
  const text = v.pipe(v.string(), v.parseJson(), schema)
  const result = v.safeParse(text, bytes?.toString())
  return result.success ? result.output : undefined
}
