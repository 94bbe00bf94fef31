import { createHash, randomBytes } from 'node:crypto'

/** What a token opens; its prefix lets a secret scanner know one it finds. */
const PREFIXES = { code: 'mkc_', session: 'mks_' }

/** 256 bits nobody can guess. Only the hash of it is stored. */
export function newToken(kind: keyof typeof PREFIXES): { token: string; token_hash: string } {
  const token = PREFIXES[kind] + randomBytes(32).toString('base64url')
  return { token, token_hash: hashToken(token) }
}

/** Whether a text has the form of a one-time code; a password could have it by intent only. */
export function isCode(text: string): boolean {
  return /^mkc_[\w-]{43}$/.test(text)
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
