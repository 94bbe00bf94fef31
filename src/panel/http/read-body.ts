import { Refused } from '../services/refused.ts'

/** The JSON of a request, at most `max` bytes of it; an empty body is an empty object. */
export async function readBody(request: Request, max: number): Promise<unknown> {
  const text = await readText(request, max)
  if (text === '') return {}

  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new Refused('The request must be sent as application/json.', 415)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('The request is not valid JSON.', 400)
  }
}

/** A request's body as it was sent, at most `max` bytes of it. */
export async function readText(request: Request, max: number): Promise<string> {
  const tooLarge = new Refused(`The request is larger than ${Math.floor(max / 1000)} kB.`, 413)
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge
  if (request.body === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > max) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
