import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a request has the owner's bearer secret, compared in constant time. */
export function hasBearerSecret(
  authorization: string | undefined,
  secret: string | undefined
): boolean {
  const [, token] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(authorization ?? '') ?? []
  if (secret === undefined || token === undefined) return false
  return timingSafeEqual(digest(token), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
