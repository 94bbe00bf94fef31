import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { StartRefused } from '#panel/config/start-refused.ts'
import type { BucketSettings } from '#panel/config/settings.ts'

export type Bucket = ReturnType<typeof openBucket>
export type Stored = { bytes: Buffer; caching: string; hash?: string; type: string }

/** Each goes up to a minute's worth of tries, then the run ends with a sentence; the next one goes on from there. */
const TRIES = 5
const CALL_SECONDS = 60
const HASH_HEADER = 'x-amz-meta-hash'

/** A bucket by S3's protocol, as Amazon, Cloudflare, Backblaze and others speak it. */
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
    const what = `${method} ${prefix}${key}`
    for (let left = TRIES; ; left--) {
      try {
        const signal = AbortSignal.timeout(CALL_SECONDS * 1000)
        const answer = await client.fetch(url, { ...init, method, signal })
        if (answer.ok || answer.status === 404) return answer
        const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? []
        throw new StartRefused(
          `The bucket ${bucket} refused ${what} with ${answer.status} ${code}`.trim()
        )
      } catch (error) {
        if (error instanceof StartRefused || left === 1) throw failure(what, error)
      }
    }
  }

  function failure(what: string, error: unknown): StartRefused {
    const reason =
      error instanceof StartRefused
        ? error.message
        : `The bucket ${bucket} at ${endpoint} did not answer ${what}`
    return new StartRefused(`${reason}. It still points to the release before; run it again.`)
  }

  return {
    async get(key: string): Promise<Buffer | undefined> {
      const answer = await send('GET', key)
      const bytes = Buffer.from(await answer.arrayBuffer())
      return answer.ok ? bytes : undefined
    },
    /** Whether an object is there, whole: a server may keep what came of one whose sender was killed. */
    async holds(
      key: string,
      { bytes, hash = '' }: Pick<Stored, 'bytes' | 'hash'>
    ): Promise<boolean> {
      const { headers, ok } = await send('HEAD', key)
      const isWhole = headers.get('content-length') === String(bytes.length)
      return ok && isWhole && (headers.get(HASH_HEADER) ?? '') === hash
    },
    async put(key: string, { bytes, caching, hash, type }: Stored): Promise<void> {
      const answer = await send('PUT', key, {
        body: new Uint8Array(bytes),
        headers: {
          'cache-control': caching,
          'content-type': type,
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
          ...(hash === undefined ? {} : { [HASH_HEADER]: hash })
        }
      })
      if (!answer.ok) throw failure(`PUT ${key}`, new StartRefused(`There is no bucket ${bucket}`))
    },
    /** One that is not there is gone as well. */
    async remove(key: string): Promise<void> {
      await send('DELETE', key)
    }
  }
}
