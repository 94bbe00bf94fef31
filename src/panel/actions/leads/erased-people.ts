import { createHmac } from 'node:crypto'
import type { PersonKeys } from '#rules/leads/same-person.ts'
import { erasedHashesAmong, isErased } from '../../records/leads/erased-people.ts'
import { sharedSecret } from '../../records/service/secrets.ts'
import type { Db } from '../../services/world.ts'

/**
 * Whether a person was erased from a website: an agent's import or form must not bring them back. A
 * visitor who writes again is a new lead.
 */
export async function wasErased(db: Db, website_id: number, keys: PersonKeys): Promise<boolean> {
  return isErased(db, website_id, await erasedHashes(db, website_id, [keys]))
}

/** The same for each of many people. */
export async function erasedAmong(
  db: Db,
  website_id: number,
  people: readonly PersonKeys[]
): Promise<boolean[]> {
  const secret = await sharedSecret(db, 'erased-people')
  const hashes = people.map((keys) => hashesOf(secret, website_id, keys))
  const erased = await erasedHashesAmong(db, website_id, hashes.flat())
  return hashes.map((own) => own.some((hash) => erased.has(hash)))
}

/** Hashes that only this installation can compute, so that the table doesn't tell who was erased. */
export async function erasedHashes(
  db: Db,
  website_id: number,
  people: readonly PersonKeys[]
): Promise<string[]> {
  const secret = await sharedSecret(db, 'erased-people')
  return [...new Set(people.flatMap((keys) => hashesOf(secret, website_id, keys)))]
}

function hashesOf(
  secret: string,
  website_id: number,
  { email_key, phone_key }: PersonKeys
): string[] {
  const known = [
    ...(email_key === '' ? [] : [`email ${email_key}`]),
    ...(phone_key === '' ? [] : [`phone ${phone_key}`])
  ]
  return known.map((key) =>
    createHmac('sha256', secret).update(`${website_id} ${key}`).digest('base64url')
  )
}
