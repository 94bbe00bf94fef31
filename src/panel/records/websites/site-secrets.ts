import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { SiteSecretsTable } from '../../tables/site-tables.ts'

type Which = { website_id: number; name: string }

export async function saveSecret(db: Db, secret: Insertable<SiteSecretsTable>): Promise<void> {
  const { sealed, updated } = secret
  await db
    .insertInto('site_secrets')
    .values(secret)
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'name']).doUpdateSet({ sealed, updated })
    )
    .execute()
}

export function secretBy(
  db: Db,
  { name, website_id }: Which
): Promise<Selectable<SiteSecretsTable> | undefined> {
  return db
    .selectFrom('site_secrets')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('name', '=', name)
    .executeTakeFirst()
}

/** The names of the keys that are set. */
export function secretNamesOf(db: Db, website_id: number) {
  return db
    .selectFrom('site_secrets')
    .select(['name', 'updated'])
    .where('website_id', '=', website_id)
    .orderBy('name')
    .execute()
}

export async function deleteSecret(db: Db, { name, website_id }: Which): Promise<void> {
  await db
    .deleteFrom('site_secrets')
    .where('website_id', '=', website_id)
    .where('name', '=', name)
    .execute()
}
