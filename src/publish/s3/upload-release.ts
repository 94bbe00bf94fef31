// A release in a bucket behind a CDN: assets first, pages next, then the object that says what is shown, and at last what is
// no more is taken away. Only what differs from what is shown goes up; a run that was killed is taken up where it stood.
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import pLimit from 'p-limit'
import * as v from 'valibot'
import type { BucketSettings } from '#panel/config/settings.ts'
import { type Bucket, openBucket, type Stored } from './bucket.ts'
import { planUpload, type Shipped, type Upload, type UploadPlan } from './plan-upload.ts'

export type UploadOptions = {
  settings: BucketSettings
  release: Shipped
  /** The release's folder, and that of the assets all releases share. */
  folder: string
  assets: string
  progress?: (done: number, total: number) => void
  clock?: () => Date
}

export type Uploaded = { put: number; removed: number; replaced: string | undefined }

const POINTER = 'current.json'
const INTENT = 'uploading.json'
const CALLS_AT_ONCE = 16
const FOR_EVER = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'

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

const TYPES: Record<string, string> = {
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

/** @throws StartRefused where the bucket refuses or stays silent; it shows what it showed before then. */
export async function uploadRelease({
  assets,
  clock = () => new Date(),
  folder,
  progress = () => {},
  release,
  settings
}: UploadOptions): Promise<Uploaded> {
  const bucket = openBucket(settings)
  const pointer = await readJson(bucket, POINTER, PointerObject)
  const intent = await readJson(bucket, INTENT, IntentObject)
  const plan = planUpload({ intent, now: clock(), pointer, release })
  const total = plan.assets.length + plan.added.length + plan.changed.length + plan.remove.length
  const replaced = pointer?.name
  if (total === 0 && !intent && replaced === release.name) return { put: 0, removed: 0, replaced }

  let [done, put] = [0, 0]
  const inParallel = async <One>(list: readonly One[], work: (one: One) => Promise<boolean>) => {
    await pLimit(CALLS_AT_ONCE).map(list, async (one) => {
      if (await work(one)) put++
      progress(++done, total)
    })
  }
  await bucket.put(INTENT, json(plan.intent))
  await inParallel(plan.assets, (asset) => putAsset(bucket, assets, asset))
  await inParallel(plan.added, (page) => putPage(bucket, folder, page))
  await inParallel(plan.changed, (page) => putPage(bucket, folder, page))
  await bucket.put(POINTER, json(plan.pointer))
  await inParallel(plan.remove, (key) => bucket.remove(key).then(() => false))
  await bucket.remove(INTENT)
  return { put, removed: plan.remove.length, replaced }
}

/** An asset's name says what it holds. */
function putAsset(
  bucket: Bucket,
  assets: string,
  { isUnsure, key }: UploadPlan['assets'][number]
): Promise<boolean> {
  const bytes = readFileSync(join(assets, key))
  return putOnce(bucket, key, { bytes, caching: FOR_EVER, type: typeOf(key) }, isUnsure)
}

function putPage(
  bucket: Bucket,
  folder: string,
  { file, hash, isUnsure, key }: Upload
): Promise<boolean> {
  const bytes = readFileSync(join(folder, file))
  return putOnce(bucket, key, { bytes, caching: REVALIDATED, hash, type: typeOf(file) }, isUnsure)
}

async function putOnce(
  bucket: Bucket,
  key: string,
  object: Stored,
  isUnsure: boolean
): Promise<boolean> {
  if (isUnsure && (await bucket.holds(key, object))) return false
  await bucket.put(key, object)
  return true
}

function typeOf(file: string): string {
  return TYPES[extname(file)] ?? 'application/octet-stream'
}

function json(value: unknown) {
  const bytes = Buffer.from(`${JSON.stringify(value)}\n`)
  return { bytes, caching: REVALIDATED, type: TYPES['.json'] ?? '' }
}

/** Without a readable one, everything is uploaded again. */
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
