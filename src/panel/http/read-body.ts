import { messageFrom } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import { Refused } from '../services/refused.ts'
import type { Hold } from './held-bodies.ts'

/** The JSON of a request, at most `max` bytes of it; an empty body is an empty object. */
export async function readBody(request: Request, max: number, hold: Hold): Promise<unknown> {
  const text = await readText(request, max, hold)
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
export async function readText(request: Request, max: number, hold: Hold): Promise<string> {
  const tooLarge = new Refused(
    messageFrom(requestRefusals, (t) => t.tooLarge(Math.floor(max / 1000))),
    413
  )
  const { body } = request
  if (body === null) return ''
  const sent = { body, hold, length: lengthOf(request) }
  return Buffer.concat(await Array.fromAsync(piecesOf(sent, max, tooLarge))).toString('utf8')
}

/** A body in the pieces that it comes in; what is beyond `max` is not read. @throws `tooLarge` */
export async function* piecesOf(
  { body, hold, length }: { body: AsyncIterable<Uint8Array>; hold: Hold; length: number },
  max: number,
  tooLarge: Refused
): AsyncGenerator<Uint8Array> {
  if (length > max) throw tooLarge
  let size = 0
  try {
    for await (const piece of body) {
      size += piece.byteLength
      if (size > max) throw tooLarge
      hold(piece.byteLength)
      yield piece
    }
  } catch (error) {
    // A client that disconnects is not an error of ours.
    if (error instanceof Refused) throw error
    throw new Refused(
      messageFrom(requestRefusals, (t) => t.cutOff),
      400
    )
  }
}

/** What a client says that a body's length is; 0 if it doesn't. */
export function lengthOf(request: Request): number {
  return Number(request.headers.get('content-length') ?? 0)
}
