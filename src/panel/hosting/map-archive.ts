import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { RawHeaders } from './site-headers.ts'

/** A map for the whole country takes gigabytes: browsers read the parts that they show. */
const RANGE = /^bytes=(\d{1,15})-(\d{1,15})$/
/** More than any directory or tile of an archive takes. */
const RANGE_MAX = 8 * 1024 * 1024
const CACHING = 'public, max-age=86400'

/** Answers with a part of the owner's map; the whole file has no answer. */
export async function sendMapArchive(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: RawHeaders
): Promise<void> {
  const { mtimeMs, size } = await stat(file)
  const [, from, to] = RANGE.exec(request.headers.range ?? '') ?? []
  const start = Number(from)
  const end = Math.min(Number(to), size - 1)
  const head = [
    ...headers,
    'Accept-Ranges',
    'bytes',
    'Cache-Control',
    CACHING,
    'Content-Type',
    'application/vnd.pmtiles',
    'ETag',
    `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  ]
  if (from === undefined || start > end || end - start >= RANGE_MAX) {
    response.writeHead(416, [...head, 'Content-Range', `bytes */${size}`, 'Content-Length', '0'])
    return void response.end()
  }
  const length = String(end - start + 1)
  const range = `bytes ${start}-${end}/${size}`
  response.writeHead(206, [...head, 'Content-Range', range, 'Content-Length', length])
  if (request.method === 'HEAD') return void response.end()
  await pipeline(createReadStream(file, { start, end }), response)
}
