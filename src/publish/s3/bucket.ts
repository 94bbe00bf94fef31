import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { StartRefused } from '#panel/config/start-refused.ts'
import type { BucketSettings } from '#panel/config/settings.ts'

export type Bucket = ReturnType<typeof openBucket>
export type StoredObject = { bytes: Buffer; cacheControl: string; hash?: string; type: string }

/** After these tries the run fails; the next run resumes the upload. */
const TRIES = 5
const CALL_SECONDS = 60
const HASH_HEADER = 'x-amz-meta-hash'

/** A bucket over S3's protocol, which Amazon, Cloudflare, Backblaze and others implement. */
export function openBucket(settings: BucketSettings) {
  const { accessKeyId, bucket, endpoint, prefix, region, secretAccessKey } = settings
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    retries: TRIES,
    service: 's3'
  })

  async function send(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const name = `${prefix}${key}`.split('/').map(encodeURIComponent).join('/')
    const url = `${endpoint}/${bucket}/${name}`
    const request = `${method} ${prefix}${key}`
    for (let left = TRIES; ; left--) {
      try {
        const signal = AbortSignal.timeout(CALL_SECONDS * 1000)
        const response = await client.fetch(url, { ...init, method, signal })
        if (response.ok || response.status === 404) return response
        const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? []
        throw new StartRefused(
          `The bucket ${bucket} refused ${request} with ${response.status} ${code}`.trim()
        )
      } catch (error) {
        if (error instanceof StartRefused || left === 1) throw failure(request, error)
      }
    }
  }

  function failure(request: string, error: unknown): StartRefused {
    const reason =
      error instanceof StartRefused
        ? error.message
        : `The bucket ${bucket} at ${endpoint} did not response ${request}`
    return new StartRefused(
      `${reason}. It still points to the previous release; run the command again.`
    )
  }

  return {
    async get(key: string): Promise<Buffer | undefined> {
      const response = await send('GET', key)
      const bytes = Buffer.from(await response.arrayBuffer())
      return response.ok ? bytes : undefined
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
      const response = await send('PUT', key, {
        body: new Uint8Array(bytes),
        headers: {
          'cache-control': cacheControl,
          'content-type': type,
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
          ...(hash === undefined ? {} : { [HASH_HEADER]: hash })
        }
      })
      if (!response.ok)
        throw failure(`PUT ${key}`, new StartRefused(`The bucket ${bucket} does not exist`))
    },
    /** Succeeds if the object doesn't exist. */
    async remove(key: string): Promise<void> {
      await send('DELETE', key)
    }
  }
}
