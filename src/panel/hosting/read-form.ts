import type { IncomingMessage } from 'node:http'
import { Refused } from '../services/refused.ts'
import { messageFrom } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'

/** Four thousand characters of any script, percent-encoded. */
const BYTES_MAX = 100_000

/** The fields of an HTML form. @throws Refused with 413 or 415 */
export async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') {
    throw new Refused(
      messageFrom(requestRefusals, (t) => t.notHttp),
      415
    )
  }
  const tooLarge = new Refused(
    messageFrom(requestRefusals, (t) => t.tooLarge(BYTES_MAX / 1000)),
    413
  )
  if (Number(request.headers['content-length'] ?? 0) > BYTES_MAX) throw tooLarge
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > BYTES_MAX) throw tooLarge
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
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
}
