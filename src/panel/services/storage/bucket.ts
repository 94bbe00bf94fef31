import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { BucketSettings } from '../../config/settings.ts'

export type Bucket = ReturnType<typeof openBucket>
export type StoredObject = { bytes: Uint8Array; cacheControl: string; hash?: string; type: string }

/** The bucket refused a request, or didn't answer it after several tries. */
export class BucketFailure extends Error {}

/** How often a request is sent, and how many seconds each try may take. */
export type Patience = { tries: number; seconds: number }

const PATIENT: Patience = { tries: 5, seconds: 60 }
const HASH_HEADER = 'x-amz-meta-hash'

type Reply = { status: number; ok: boolean; headers: Headers; bytes: Buffer }

/** A bucket over S3's protocol, which Amazon, Cloudflare, Backblaze, MinIO and others implement. */
export function openBucket(settings: BucketSettings, { seconds, tries }: Patience = PATIENT) {
  const { accessKeyId, bucket, endpoint, prefix, region, secretAccessKey } = settings
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    retries: tries,
    service: 's3'
  })

  /** @throws BucketFailure for all but success and a missing object. */
  async function send(method: string, key: string, init: RequestInit = {}): Promise<Reply> {
    const name = `${prefix}${key}`.split('/').map(encodeURIComponent).join('/')
    const url = `${endpoint}/${bucket}/${name}`
    const request = `${method} ${prefix}${key}`
    for (let left = tries; ; left--) {
      try {
        const signal = AbortSignal.timeout(seconds * 1000)
        const { headers, ok, status, ...response } = await fetchWhole(url, {
          ...init,
          method,
          signal
        })
        if (ok) return { headers, ok, status, ...response }
        const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(response.bytes.toString()) ?? []
        if (status === 404 && code !== 'NoSuchBucket') return { headers, ok, status, ...response }
        throw new BucketFailure(
          `The bucket ${bucket} refused ${request} with ${status} ${code}`.trim()
        )
      } catch (error) {
        if (error instanceof BucketFailure) throw error
        if (left > 1) continue
        throw new BucketFailure(`The bucket ${bucket} at ${endpoint} did not answer ${request}`)
      }
    }
  }

  /** With its body, so that one that is cut off counts as a failed try. */
  async function fetchWhole(url: string, init: RequestInit): Promise<Reply> {
    const response = await client.fetch(url, init)
    const { headers, ok, status } = response
    return { headers, ok, status, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  return {
    async get(key: string): Promise<Buffer | undefined> {
      const { bytes, ok } = await send('GET', key)
      return ok ? bytes : undefined
    },
    /** Whether the object exists and is complete: servers may keep parts of killed uploads. */
    async hasComplete(
      key: string,
      { bytes, hash = '' }: Pick<StoredObject, 'bytes' | 'hash'>
    ): Promise<boolean> {
      const { headers, ok } = await send('HEAD', key)
      const isComplete = headers.get('content-length') === String(bytes.length)
      return ok && isComplete && (headers.get(HASH_HEADER) ?? '') === hash
    },
    async put(key: string, { bytes, cacheControl, hash, type }: StoredObject): Promise<void> {
      const { ok } = await send('PUT', key, {
        body: new Uint8Array(bytes),
        headers: {
          'cache-control': cacheControl,
          'content-type': type,
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
          ...(hash === undefined ? {} : { [HASH_HEADER]: hash })
        }
      })
      if (!ok) throw new BucketFailure(`The bucket ${bucket} does not exist`)
    },
    /** Succeeds if the object doesn't exist. */
    async remove(key: string): Promise<void> {
      await send('DELETE', key)
    }
  }
}
