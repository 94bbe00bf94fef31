import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { SitesTable } from '../../tables/site-tables.ts'
import type { WebsiteRow } from './websites.ts'

export type SiteRow = Selectable<SitesTable>

export function siteOf(db: Db, website_id: number): Promise<SiteRow | undefined> {
  return db.selectFrom('sites').selectAll().where('website_id', '=', website_id).executeTakeFirst()
}

/** The agent's address as the published website shows it; undefined while it is unpublished. */
export async function publishedEmail(db: Db, website_id: number): Promise<string | undefined> {
  const site = await db
    .selectFrom('sites')
    .select(sql<string | null>`published ->> 'salesman_email'`.as('email'))
    .where('website_id', '=', website_id)
    .where('published', 'is not', null)
    .executeTakeFirst()
  return site && (site.email ?? '')
}

/** Blocks other changes of this website's content until the transaction ends. */
export function lockSite(tx: Db, website_id: number): Promise<SiteRow | undefined> {
  return tx
    .selectFrom('sites')
    .selectAll()
    .where('website_id', '=', website_id)
    .forUpdate()
    .executeTakeFirst()
}

/** False if the website has its content already. */
export async function insertSite(tx: Db, site: Insertable<SitesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sites')
    .values(site)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function updateSite(
  tx: Db,
  website_id: number,
  change: Updateable<SitesTable>
): Promise<SiteRow> {
  return tx
    .updateTable('sites')
    .set(change)
    .where('website_id', '=', website_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The same for a change that visitors see. */
export function reviseSite(
  tx: Db,
  website_id: number,
  change: Updateable<SitesTable>
): Promise<SiteRow> {
  return tx
    .updateTable('sites')
    .set({ ...change, revision: sql`revision + 1` })
    .where('website_id', '=', website_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Locks websites from before there was content, skipping those that another process has. */
export function lockWebsitesWithoutSite(tx: Db, most: number): Promise<WebsiteRow[]> {
  return tx
    .selectFrom('websites')
    .selectAll('websites')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sites')
            .select('sites.website_id')
            .whereRef('sites.website_id', '=', 'websites.website_id')
        )
      )
    )
    .orderBy('websites.website_id')
    .limit(most)
    .forUpdate('websites')
    .skipLocked()
    .execute()
}
