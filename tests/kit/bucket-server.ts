import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { BucketSettings } from '#panel/config/settings.ts'

export type StoredObject = { bytes: Buffer; headers: Record<string, string> }

const KEYS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
}
const REGION = 'ca-central-1'

/** A local S3 server for one test. */
export async function startBucket(prefix = '') {
  const server = await openBucketServer(prefix)
  onTestFinished(server.close)
  return server
}

/** A local S3 server with PUT, GET, HEAD and DELETE, which verifies signatures and checksums. */
export async function openBucketServer(prefix = '') {
  const objects = new Map<string, StoredObject>()
  const calls: string[] = []
  let waiting: { count: number; done: () => void }[] = []
  /** Faults of the next calls; a 'dead' one and all after it get no response, as after a kill. */
  let faults: (number | 'torn')[] = []
  let livesFor = Number.POSITIVE_INFINITY

  const server = createServer(async (call, out) => {
    // A client that is killed sends half a file, of which a bucket keeps nothing.
    const bytes = await buffer(call).catch(() => undefined)
    if (!bytes) return
    const path = (call.url ?? '').split('?')[0] ?? ''
    const key = decodeURIComponent(path).replace('/site/', '')
    if (--livesFor < 0) return void out.writeHead(403).end('<Error><Code>Dead</Code></Error>')
    calls.push(`${call.method} ${key}`)
    for (const { count, done } of waiting) if (calls.length >= count) done()
    waiting = waiting.filter(({ count }) => calls.length < count)
    const fault = faults.shift()
    if (fault === 'torn') return void call.socket.destroy()
    const status = fault ?? statusOf(call, path, bytes)
    if (status !== 200)
      return void out.writeHead(status).end(`<Error><Code>E${status}</Code></Error>`)
    const there = objects.get(key)
    if (call.method === 'PUT') objects.set(key, { bytes, headers: keptHeaders(call) })
    if (call.method === 'DELETE') objects.delete(key)
    if (call.method === 'PUT' || call.method === 'DELETE') return void out.end()
    const length = String(there?.bytes.length ?? 0)
    out.writeHead(there ? 200 : 404, { ...there?.headers, 'content-length': length })
    out.end(call.method === 'GET' ? there?.bytes : undefined)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const settings: BucketSettings = {
    ...KEYS,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'site',
    prefix,
    region: REGION
  }
  return {
    calls,
    close() {
      server.closeAllConnections()
      server.close()
    },
    objects,
    /** Waits for the next calls, `count` of them. */
    called: (count: number) =>
      new Promise<void>((done) => waiting.push({ count: calls.length + count, done })),
    settings,
    answerNext: (...next: (number | 'torn')[]) => void (faults = next),
    dieAfter: (count: number) => void (livesFor = count),
    revive: () => void (livesFor = Number.POSITIVE_INFINITY),
    texts: () => Object.fromEntries([...objects].map(([key, { bytes }]) => [key, bytes.toString()]))
  }
}

function keptHeaders({ headers }: IncomingMessage): Record<string, string> {
  const kept = ['cache-control', 'content-type', 'x-amz-meta-hash']
  return Object.fromEntries(
    kept.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []))
  )
}

/** The server's side of AWS Signature Version 4. */
function statusOf(call: IncomingMessage, path: string, bytes: Buffer): number {
  const { authorization = '' } = call.headers
  const [, id, day, region, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      authorization
    ) ?? []
  if (id !== KEYS.accessKeyId || region !== REGION) return 403
  const stamp = String(call.headers['x-amz-date'])
  const content = String(call.headers['x-amz-content-sha256'])
  if (call.method === 'PUT' && content !== createHash('sha256').update(bytes).digest('hex'))
    return 400
  const signed = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return 403
  const canonical = [
    call.method,
    path,
    '',
    ...signed.map((name) => `${name}:${String(call.headers[name]).trim()}`),
    '',
    names,
    content
  ].join('\n')
  const scope = `${day}/${REGION}/s3/aws4_request`
  const hash = createHash('sha256').update(canonical).digest('hex')
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, hash].join('\n')
  let key: Buffer | string = `AWS4${KEYS.secretAccessKey}`
  for (const part of [day ?? '', REGION, 's3', 'aws4_request', toSign])
    key = createHmac('sha256', key).update(part).digest()
  return key.toString('hex') === signature ? 200 : 403
}
