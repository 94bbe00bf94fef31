import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { ReceivedFile, UploadedFile } from '#contract/uploaded-file.ts'
import type { Refused } from '../services/refused.ts'
import { nodeRequest } from './client-address.ts'
import type { Hold } from './held-bodies.ts'
import { lengthOf, piecesOf } from './read-body.ts'

/** The file of an upload; what is beyond `max` is not read. @throws `tooLarge` */
export async function readUpload(
  context: Context,
  max: number,
  tooLarge: Refused,
  hold: Hold
): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  const chunks: Uint8Array[] = []
  let size = 0
  const sent = { body: bodyOf(context), hold, length: lengthOf(context.req.raw) }
  for await (const piece of piecesOf(sent, max, tooLarge)) {
    hash.update(piece)
    chunks.push(piece)
    size += piece.byteLength
  }
  return { chunks, size, sha256: hash.digest('hex') }
}

/** Node's own stream, as a web stream over it copies every piece. It stays open for the answer. */
function bodyOf(context: Context): AsyncIterable<Uint8Array> {
  const incoming = nodeRequest(context)
  if (incoming instanceof Readable) return incoming.iterator({ destroyOnReturn: false })
  return context.req.raw.body ?? Readable.from([])
}

/** What an upload's handler was sent as its file. */
export function received(file: UploadedFile): ReceivedFile {
  if (file instanceof Blob) throw new Error('an upload has to be read by readUpload')
  return file
}
