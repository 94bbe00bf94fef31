import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { ListingRow } from './own-listings.ts'

/**
 * Whether a listing of `site_vow_listings` is for registered visitors alone: its board gives it for the VOW, or
 * its feed has no IDX agreement on this website. `site`: the alias of that table.
 */
export function vowOnly(site: string): RawBuilder<SqlBool> {
  return sql`(hidden_reason = 'vow-only' or (hidden_reason is null and not exists (
    select from site_listings as everyone where everyone.website_id = ${sql.ref(`${site}.website_id`)}
      and everyone.listing_id = ${sql.ref(`${site}.listing_id`)})))`
}

/** Those of these listings that only registered visitors of the website see. */
export async function vowListingsBy(
  db: Db,
  website_id: number,
  listing_ids: readonly number[]
): Promise<ListingRow[]> {
  if (listing_ids.length === 0) return []
  return db
    .selectFrom('site_vow_listings as site')
    .innerJoin('listings', 'listings.listing_id', 'site.listing_id')
    .selectAll('listings')
    .where('site.website_id', '=', website_id)
    .where('listings.listing_id', 'in', [...listing_ids])
    .where('listings.deleted_at', 'is', null)
    .where(vowOnly('site'))
    .execute()
}
