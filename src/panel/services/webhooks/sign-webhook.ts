import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A secret as Standard Webhooks writes it: 'whsec_' and 32 bytes in base64. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64')
}

/** The headers of a Standard Webhooks message; while a secret is replaced, both of them sign. */
export function webhookHeaders(message: {
  id: string
  at: Date
  body: string
  secrets: readonly string[]
}): Record<string, string> {
  const { at, body, id, secrets } = message
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
    return `v1,${signature.digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' ')
  }
}
