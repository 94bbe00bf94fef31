import type { Columns } from '#rules/content/file-columns.ts'
import type { Db } from '../../services/world.ts'
import type { FileKind } from '../../tables/import-tables.ts'

export type { FileKind }

type OfWebsite = { website_id: number; kind: FileKind }
type File = OfWebsite & { headings_hash: string }

export async function columnsOf(
  db: Db,
  { headings_hash, kind, website_id }: File
): Promise<Columns<string> | undefined> {
  const row = await db
    .selectFrom('import_columns')
    .select('columns')
    .where('website_id', '=', website_id)
    .where('kind', '=', kind)
    .where('headings_hash', '=', headings_hash)
    .executeTakeFirst()
  return row?.columns
}

export async function saveColumns(
  db: Db,
  file: File,
  { at, columns }: { columns: Columns<string>; at: Date }
): Promise<void> {
  const chosen = { columns: JSON.stringify(columns), used_at: at }
  await db
    .insertInto('import_columns')
    .values({ ...file, ...chosen })
    .onConflict((conflict) => conflict.columns(['website_id', 'headings_hash']).doUpdateSet(chosen))
    .execute()
}

/** Deletes all but the website's last ones of a kind. */
export async function deleteOldColumns(
  db: Db,
  { kind, website_id }: OfWebsite,
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
        .where('kind', '=', kind)
        .orderBy('used_at', 'desc')
        .offset(kept)
    )
    .execute()
}
