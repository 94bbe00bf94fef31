import { createHash, randomBytes } from 'node:crypto'

/** The prefixes let secret scanners recognise our tokens. */
const PREFIXES = {
  code: 'mkc_',
  export: 'mke_',
  invitation: 'mki_',
  preview: 'mkp_',
  session: 'mks_',
  stamp: 'mkb_'
}

/** 256 random bits. Only their hash is stored. */
export function newToken(kind: keyof typeof PREFIXES): { token: string; token_hash: string } {
  const token = PREFIXES[kind] + randomBytes(32).toString('base64url')
  return { token, token_hash: hashToken(token) }
}

/** Whether a text looks like a one-time code. No password does by accident. */
export function isCode(text: string): boolean {
  return /^mkc_[\w-]{43}$/.test(text)
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
