import { createHmac, timingSafeEqual } from 'node:crypto'
import { knownSecret, sharedSecret } from '../../records/service/secrets.ts'
import type { Db, World } from '../../services/world.ts'

/**
 * Tokens in emails that name a row. They never expire: each year has a key of its own, and the keys of
 * former years stay. Lower case and short, since one has to fit before the @ of an address.
 */
export async function emailToken(
  { clock, db }: Pick<World, 'clock' | 'db'>,
  purpose: Purpose,
  id: string
): Promise<string> {
  const year = String(clock().getUTCFullYear() % 100).padStart(2, '0')
  const key = await sharedSecret(db, secretName(year))
  return `${year}${id.replaceAll('-', '')}${sign(key, purpose, id)}`
}

/** The id in a token; undefined if it is not one of ours. */
export async function readEmailToken(
  db: Db,
  purpose: Purpose,
  token: string
): Promise<string | undefined> {
  const [, year = '', hex = '', given = ''] = TOKEN.exec(token.toLowerCase()) ?? []
  const key = year && (await knownSecret(db, secretName(year)))
  if (!key) return undefined
  const id = idOf(hex)
  const isOurs = timingSafeEqual(Buffer.from(sign(key, purpose, id)), Buffer.from(given))
  return isOurs ? id : undefined
}

/** The id that a token claims to be for. */
export function claimedId(token: string): string | undefined {
  const [, , hex] = TOKEN.exec(token.toLowerCase()) ?? []
  return hex && idOf(hex)
}

/**
 * The purpose is part of what is signed: a reply address is not an unsubscribe link, and where an email comes
 * back to is signed with the address that it was sent to.
 */
type Purpose =
  | 'bounce'
  | 'privacy'
  | 'reply'
  | 'search'
  | 'unsubscribe'
  | 'vow'
  | `bounce:${string}`

const SIGNATURE_LENGTH = 22
const TOKEN = new RegExp(`^(\\d{2})([0-9a-f]{32})([0-9a-f]{${SIGNATURE_LENGTH}})$`)

const secretName = (year: string) => `email-tokens-${year}`

function sign(key: string, purpose: Purpose, id: string): string {
  return createHmac('sha256', key)
    .update(`${purpose}:${id}`)
    .digest('hex')
    .slice(0, SIGNATURE_LENGTH)
}

function idOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
