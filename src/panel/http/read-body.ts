import { messageFrom } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import { Refused } from '../services/refused.ts'

/** The JSON of a request, at most `max` bytes of it; an empty body is an empty object. */
export async function readBody(request: Request, max: number): Promise<unknown> {
  const text = await readText(request, max)
  if (text === '') return {}

  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new Refused(
      messageFrom(requestRefusals, (t) => t.notJson),
      415
    )
  }
  try {
    return SUSPECT.test(text) ? JSON.parse(text, rejectInvalid) : JSON.parse(text)
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(
      messageFrom(requestRefusals, (t) => t.invalidJson),
      400
    )
  }
}

/** Escapes and numbers that may be invalid. Checking every value is slow, and few requests need it. */
const SUSPECT = /\\u(?:0000|d[89a-f])|\de\+?\d{3}|\d{309}/i

function rejectInvalid(key: string, value: unknown): unknown {
  if (typeof value === 'string' && !isText(value)) throw invalidText(key)
  if (typeof value === 'number' && !Number.isFinite(value)) throw invalidText(key)
  return value
}

/** Without NUL, which PostgreSQL can't store, and without lone surrogates. */
export function isText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed()
}

export function invalidText(field = ''): Refused {
  const errors = { [field]: messageFrom(requestRefusals, (t) => t.invalidTextIn(field)) }
  return new Refused(
    messageFrom(requestRefusals, (t) => t.invalidText),
    400,
    isText(field) && field !== '' ? { errors } : {}
  )
}

/** A request's body as it was sent, at most `max` bytes of it. */
export async function readText(request: Request, max: number): Promise<string> {
  const tooLarge = new Refused(
    messageFrom(requestRefusals, (t) => t.tooLarge(Math.floor(max / 1000))),
    413
  )
  return Buffer.concat(await readChunks(request, max, tooLarge)).toString('utf8')
}

/** The bytes of an upload; what is beyond `max` is not read. @throws `tooLarge` */
export async function readUpload(
  request: Request,
  max: number,
  tooLarge: Refused
): Promise<Uint8Array<ArrayBuffer>> {
  return Buffer.concat(await readChunks(request, max, tooLarge))
}

/** What a call was sent as its file. */
export async function bytesOf(file: Blob | Uint8Array<ArrayBuffer>): Promise<Buffer> {
  if (file instanceof Blob) return Buffer.from(await file.arrayBuffer())
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
}

async function readChunks(
  request: Request,
  max: number,
  tooLarge: Refused
): Promise<Uint8Array<ArrayBuffer>[]> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge
  if (request.body === null) return []
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size > max) throw tooLarge
      chunks.push(chunk)
    }
  } catch (error) {
    // A client that disconnects is not an error of ours.
    if (error === tooLarge) throw error
    throw new Refused(
      messageFrom(requestRefusals, (t) => t.cutOff),
      400
    )
  }
  return chunks
}
