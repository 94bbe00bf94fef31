import type { Suppression } from '#rules/leads/suppression.ts'
import { suppressionsOf } from '../../records/leads/suppressions.ts'
import { knownSecret } from '../../records/service/secrets.ts'
import type { Db } from '../../services/world.ts'
import { EMAIL_HASHES, hashEmail } from './email-hash.ts'

/** Why a website must not write to some addresses; those that it may write to are left out. */
export async function suppressedAmong(
  db: Db,
  website_id: number,
  emails: readonly string[]
): Promise<Map<string, Suppression>> {
  // Without the secret, no address was ever suppressed.
  const hashKey = await knownSecret(db, EMAIL_HASHES)
  if (hashKey === undefined) return new Map()
  const byHash = new Map(emails.filter(Boolean).map((email) => [hashEmail(hashKey, email), email]))
  const found = await suppressionsOf(db, website_id, [...byHash.keys()])
  return new Map([...found].map(([hash, suppression]) => [byHash.get(hash) ?? '', suppression]))
}
