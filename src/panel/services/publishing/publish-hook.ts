import { Webhook } from 'standardwebhooks'
import { messageFrom } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import { Refused } from '../refused.ts'

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

const WRONG_SIGNATURE = messageFrom(requestRefusals, (t) => t.wrongSignature)

/** Verifies a Standard Webhooks signature: authentic, unmodified and at most five minutes old. */
export function checkSignature(
  secret: string,
  body: string,
  header: (name: string) => string | undefined
): { webhook_id: string } {
  const [id = '', timestamp = '', signature = ''] = HEADERS.map((name) => header(name))
  const isReadable = /^[\x21-\x7e]{1,200}$/.test(id) && /^\d{1,12}$/.test(timestamp)
  try {
    if (!isReadable) throw new Error('unreadable')
    const headers = { [HEADERS[0]]: id, [HEADERS[1]]: timestamp, [HEADERS[2]]: signature }
    new Webhook(secret).verify(body, headers, { jsonParse: false })
  } catch {
    throw new Refused(WRONG_SIGNATURE, 401, { event: 'webhook_refused' })
  }
  return { webhook_id: id }
}
