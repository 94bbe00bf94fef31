import type { Insertable, Selectable } from 'kysely'
import type { SiteMessagesTable } from '../../tables/site-tables.ts'
import type { Db } from '../../services/world.ts'

/** False if a message with the same key was stored before. */
export async function insertSiteMessage(
  tx: Db,
  message: Insertable<SiteMessagesTable>
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('site_messages')
    .values(message)
    .onConflict((conflict) => conflict.columns(['website_id', 'request_key']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function siteMessageByKey(
  db: Db,
  website_id: number,
  request_key: string
): Promise<Selectable<SiteMessagesTable> | undefined> {
  return db
    .selectFrom('site_messages')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('request_key', '=', request_key)
    .executeTakeFirst()
}
