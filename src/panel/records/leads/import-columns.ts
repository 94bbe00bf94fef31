import type { ColumnMapping } from '#rules/leads/files/guess-columns.ts'
import type { Db } from '../../services/world.ts'
import type { OfWebsite } from './people.ts'

type File = OfWebsite & { headings_hash: string }

export async function columnsOf(
  db: Db,
  { headings_hash, website_id }: File
): Promise<ColumnMapping | undefined> {
  const row = await db
    .selectFrom('import_columns')
    .select('columns')
    .where('website_id', '=', website_id)
    .where('headings_hash', '=', headings_hash)
    .executeTakeFirst()
  return row?.columns
}

export async function saveColumns(
  db: Db,
  { headings_hash, website_id }: File,
  { at, columns }: { columns: ColumnMapping; at: Date }
): Promise<void> {
  const chosen = { columns: JSON.stringify(columns), used_at: at }
  await db
    .insertInto('import_columns')
    .values({ website_id, headings_hash, ...chosen })
    .onConflict((conflict) => conflict.columns(['website_id', 'headings_hash']).doUpdateSet(chosen))
    .execute()
}

/** Deletes all but the website's last ones. */
export async function deleteOldColumns(
  db: Db,
  { website_id }: OfWebsite,
  kept: number
): Promise<void> {
  await db
    .deleteFrom('import_columns')
    .where('website_id', '=', website_id)
    .where('headings_hash', 'in', (eb) =>
      eb
        .selectFrom('import_columns')
        .select('headings_hash')
        .where('website_id', '=', website_id)
        .orderBy('used_at', 'desc')
        .offset(kept)
    )
    .execute()
}
