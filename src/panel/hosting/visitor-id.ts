import { createHmac, randomBytes } from 'node:crypto'

type Visitor = { website_id: number; ip: string; agent: string }

/**
 * Tells visitors apart without a cookie: the same UUID for one visitor of one website on one day. It is made
 * with a random key that is only in memory and replaced with the first visit after midnight UTC.
 */
export function visitorIds(clock: () => Date): (visitor: Visitor) => string {
  let day = ''
  let key = randomBytes(32)
  return ({ agent, ip, website_id }) => {
    const today = clock().toISOString().slice(0, 10)
    if (today !== day) key = randomBytes(32)
    day = today
    const hash = createHmac('sha256', key)
      .update(JSON.stringify([website_id, ip, agent]))
      .digest()
    return uuidOf(hash)
  }
}

/** As a random UUID looks, RFC 9562 version 4. */
function uuidOf(bytes: Buffer): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32)
  ].join('-')
}
