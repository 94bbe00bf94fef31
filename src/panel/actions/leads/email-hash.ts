import { createHmac } from 'node:crypto'
import { sharedSecret } from '../../records/service/secrets.ts'
import type { Db } from '../../services/world.ts'

/** Its key is never replaced: suppressed addresses would be written to again. */
function emailHashKey(db: Db): Promise<string> {
  return sharedSecret(db, 'email-hashes')
}

/** An address in rows that outlive the person's erasure. */
export async function emailHash(db: Db, email_key: string): Promise<string> {
  return createHmac('sha256', await emailHashKey(db))
    .update(email_key)
    .digest('hex')
}
