import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { SitesTable } from '../../tables/site-tables.ts'
import type { WebsiteRow } from './websites.ts'

export type SiteRow = Selectable<SitesTable>

export function siteOf(db: Db, website_id: number): Promise<SiteRow | undefined> {
  return db.selectFrom('sites').selectAll().where('website_id', '=', website_id).executeTakeFirst()
}

export async function isSampleSite(db: Db, website_id: number): Promise<boolean> {
  const site = await db
    .selectFrom('sites')
    .select('is_sample')
    .where('website_id', '=', website_id)
    .executeTakeFirst()
  return site?.is_sample ?? false
}

const DETAILS = ['company_name', 'salesman_email', 'website_name'] as const

/** The agent's details as the website has them: published, else its draft, else as ordered. */
export function siteDetails(
  db: Db,
  website_id: number
): Promise<Record<(typeof DETAILS)[number], string>> {
  return db
    .selectFrom('websites as w')
    .leftJoin('sites as s', 's.website_id', 'w.website_id')
    .select((eb) =>
      DETAILS.map((name) =>
        sql<string>`coalesce(coalesce(s.published, s.draft) ->> ${sql.lit(name)}, ${eb.ref(`w.${name}`)})`.as(
          name
        )
      )
    )
    .where('w.website_id', '=', website_id)
    .executeTakeFirstOrThrow()
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

/** Marks several websites as changed for visitors. */
export async function reviseSites(tx: Db, website_ids: readonly number[]): Promise<void> {
  if (website_ids.length === 0) return
  await tx
    .updateTable('sites')
    .set({ revision: sql`revision + 1` })
    .where('website_id', 'in', [...website_ids])
    .execute()
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
