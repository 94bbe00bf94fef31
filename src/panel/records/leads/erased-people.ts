import type { Db } from '../../services/world.ts'

export async function saveErased(
  tx: Db,
  website_id: number,
  { at, hashes }: { hashes: readonly string[]; at: Date }
): Promise<void> {
  if (hashes.length === 0) return
  await tx
    .insertInto('erased_people')
    .values(hashes.map((hash) => ({ website_id, hash, erased_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isErased(
  db: Db,
  website_id: number,
  hashes: readonly string[]
): Promise<boolean> {
  if (hashes.length === 0) return false
  const found = await db
    .selectFrom('erased_people')
    .select('hash')
    .where('website_id', '=', website_id)
    .where('hash', 'in', hashes)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
