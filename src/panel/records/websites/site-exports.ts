import type { Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { SiteExportsTable } from '../../tables/export-tables.ts'

export type SiteExportRow = Selectable<SiteExportsTable>

export function exportOf(db: Db, website_id: number): Promise<SiteExportRow | undefined> {
  return db
    .selectFrom('site_exports')
    .selectAll()
    .where('website_id', '=', website_id)
    .executeTakeFirst()
}

export function exportById(db: Db, export_id: number): Promise<SiteExportRow | undefined> {
  return db
    .selectFrom('site_exports')
    .selectAll()
    .where('export_id', '=', export_id)
    .executeTakeFirst()
}

/** That of a link which hasn't expired. */
export function exportByLink(
  db: Db,
  link_hash: string,
  now: Date
): Promise<SiteExportRow | undefined> {
  return db
    .selectFrom('site_exports')
    .selectAll()
    .where('link_hash', '=', link_hash)
    .where('link_until', '>', now)
    .executeTakeFirst()
}

export async function saveLink(
  db: Db,
  export_id: number,
  link: Pick<SiteExportRow, 'link_hash' | 'link_until'>
): Promise<void> {
  await db.updateTable('site_exports').set(link).where('export_id', '=', export_id).execute()
}

/** In place of the website's last one, which is removed. */
export async function insertExport(
  tx: Db,
  asked: Pick<SiteExportRow, 'asked_at' | 'language' | 'website_id'>
): Promise<SiteExportRow> {
  await deleteExportOf(tx, asked.website_id)
  return tx.insertInto('site_exports').values(asked).returningAll().executeTakeFirstOrThrow()
}

/** A finished export can't be downloaded any more, and one that is being made ends without a file. */
export async function deleteExportOf(tx: Db, website_id: number): Promise<void> {
  await tx.deleteFrom('site_exports').where('website_id', '=', website_id).execute()
}

/** Ends an export that is still being made; false if it was ended or replaced meanwhile. */
export async function endExport(
  db: Db,
  export_id: number,
  end: Pick<SiteExportRow, 'ended_at' | 'state'> &
    Partial<Pick<SiteExportRow, 'bytes' | 'expires_at'>>
): Promise<boolean> {
  const ended = await db
    .updateTable('site_exports')
    .set(end)
    .where('export_id', '=', export_id)
    .where('state', '=', 'making')
    .returning('export_id')
    .executeTakeFirst()
  return ended !== undefined
}

export async function removeOldExports(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('site_exports')
    .where(({ fn }) => fn.coalesce('ended_at', 'asked_at'), '<=', before)
    .execute()
}

/** Those whose files are there, or are being written. */
export async function keptExports(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('site_exports').select('export_id').execute()
  return new Set(rows.map(({ export_id }) => export_id))
}
