import { createHmac } from 'node:crypto'
import { sharedSecret } from '../../records/service/secrets.ts'
import type { Db } from '../../services/world.ts'

/** The secret's name. */
export const EMAIL_HASHES = 'email-hashes'

/** Its key is never replaced: suppressed addresses would be written to again. */
export function emailHashKey(db: Db): Promise<string> {
  return sharedSecret(db, EMAIL_HASHES)
}

/** An address in rows that outlive the person's erasure. */
export async function emailHash(db: Db, email_key: string): Promise<string> {
  return hashEmail(await emailHashKey(db), email_key)
}

export function hashEmail(hashKey: string, email_key: string): string {
  return createHmac('sha256', hashKey).update(email_key).digest('hex')
}
