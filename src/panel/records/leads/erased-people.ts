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
  return (await erasedHashesAmong(db, website_id, hashes)).size > 0
}

/** Those of some hashes whose people were erased from a website. */
export async function erasedHashesAmong(
  db: Db,
  website_id: number,
  hashes: readonly string[]
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const found = await db
    .selectFrom('erased_people')
    .select('hash')
    .where('website_id', '=', website_id)
    .where('hash', 'in', hashes)
    .execute()
  return new Set(found.map(({ hash }) => hash))
}
