import { sql } from 'kysely'
import type { Suppression } from '#rules/leads/suppression.ts'
import type { Db } from '../../services/world.ts'

type Address = { website_id: number; email_hash: string }

export function suppressionOf(
  db: Db,
  { email_hash, website_id }: Address
): Promise<Suppression | undefined> {
  return db
    .selectFrom('email_suppressions')
    .select(['at', 'reason'])
    .where('website_id', '=', website_id)
    .where('email_hash', '=', email_hash)
    .executeTakeFirst()
}

/** Those of some addresses, by their hash. */
export async function suppressionsOf(
  db: Db,
  website_id: number,
  hashes: readonly string[]
): Promise<Map<string, Suppression>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('email_suppressions')
    .select(['email_hash', 'at', 'reason'])
    .where('website_id', '=', website_id)
    .where('email_hash', 'in', hashes)
    .execute()
  return new Map(rows.map(({ email_hash, ...suppression }) => [email_hash, suppression]))
}

/** A bounce or complaint stays one, whatever the person wishes later. */
export async function suppress(tx: Db, address: Address & Suppression): Promise<void> {
  const { at, reason } = address
  await tx
    .insertInto('email_suppressions')
    .values(address)
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'email_hash']).doUpdateSet({
        at,
        reason: sql`case when ${sql.ref('email_suppressions.reason')} = 'unsubscribed'
          then ${reason} else ${sql.ref('email_suppressions.reason')} end`
      })
    )
    .execute()
}
