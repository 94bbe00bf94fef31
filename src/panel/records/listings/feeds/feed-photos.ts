import { setImmediate } from 'node:timers/promises'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { MediaFormat } from '#rules/websites/site-media.ts'
import type { FilePlace } from '../../../services/pictures/picture-files.ts'
import type { Db } from '../../../services/world.ts'
import { keepObjects } from '../../websites/picture-objects.ts'
import { vowOnly } from '../vow-listings.ts'
import type { FeedPhotoFilesTable, FeedPhotosTable } from '../../../tables/feed-tables.ts'

type FeedPhotoRow = Selectable<FeedPhotosTable>

/** Notes that somebody looks at these photographs; those that aren't there are due at once. */
export async function wantFeedPhotos(
  db: Db,
  fetch_keys: readonly string[],
  now: Date
): Promise<void> {
  // In one order, so that two visitors never wait for each other's rows.
  const unique = [...new Set(fetch_keys)].sort()
  if (unique.length === 0) return
  await db
    .insertInto('feed_photos')
    .values(unique.map((fetch_key) => ({ fetch_key, asked_at: now, next_try_at: now })))
    .onConflict((conflict) => conflict.column('fetch_key').doUpdateSet({ asked_at: now }))
    .execute()
}

export type DuePhoto = Pick<FeedPhotoRow, 'asked_at' | 'failures' | 'fetch_key' | 'fetched_at'>

/** Takes photographs that are due, until `until`; other processes leave them alone. */
export function claimFeedPhotos(
  db: Db,
  { most, now, until }: { now: Date; until: Date; most: number }
): Promise<DuePhoto[]> {
  return db
    .updateTable('feed_photos')
    .set({ next_try_at: until })
    .where('fetch_key', 'in', (due) =>
      due
        .selectFrom('feed_photos')
        .select('fetch_key')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(most)
        .forUpdate()
        .skipLocked()
    )
    .returning(['fetch_key', 'asked_at', 'failures', 'fetched_at'])
    .execute()
}

/** Where these photographs are, and the feeds that websites show them from; none of those withdrawn. */
export function sourcesOfPhotos(db: Db, fetch_keys: readonly string[]) {
  return db
    .selectFrom('listing_media as media')
    .innerJoin('listings', 'listings.listing_id', 'media.listing_id')
    .innerJoin('feed_listings as listed', 'listed.source_key', 'listings.source_key')
    .innerJoin('feeds', (join) =>
      join.onRef('feeds.feed_id', '=', 'listed.feed_id').onRef('feeds.kind', '=', 'listings.source')
    )
    .select(['media.fetch_key', 'media.MediaURL'])
    .select(['feeds.kind', 'feeds.media_hosts', 'feeds.root', 'feeds.website_id'])
    .distinct()
    .where('media.fetch_key', 'in', [...fetch_keys])
    .where(
      sql<boolean>`(hidden_reason is null and exists (select from site_listings as site
          where site.listing_id = listings.listing_id)
        or exists (select from site_vow_listings as site
          where site.listing_id = listings.listing_id and ${vowOnly('site')}))`
    )
    .execute()
}

export async function keepFeedPhoto(
  tx: Db,
  fetch_key: string,
  photo: Pick<FeedPhotoRow, 'colour' | 'height' | 'next_try_at' | 'width'> & { fetched_at: Date },
  files: readonly Omit<Insertable<FeedPhotoFilesTable>, 'fetch_key'>[]
): Promise<void> {
  await tx
    .updateTable('feed_photos')
    .set({ ...photo, failures: 0, why: null })
    .where('fetch_key', '=', fetch_key)
    .execute()
  await tx.deleteFrom('feed_photo_files').where('fetch_key', '=', fetch_key).execute()
  // One by one, with a turn of the event loop after each, as insertMediaFiles does.
  for (const file of files) {
    await tx
      .insertInto('feed_photo_files')
      .values({ ...file, fetch_key })
      .execute()
    await setImmediate()
  }
  await keepObjects(
    tx,
    files.flatMap(({ object_key }) => object_key ?? [])
  )
}

/** Has a photograph fetched again whose files are missing. */
export async function refetchFeedPhoto(db: Db, fetch_key: string, now: Date): Promise<void> {
  await db
    .updateTable('feed_photos')
    .set({ next_try_at: now })
    .where('fetch_key', '=', fetch_key)
    .where('next_try_at', '>', now)
    .execute()
}

/** One that isn't there any more isn't shown any more. */
export async function failFeedPhoto(
  db: Db,
  fetch_key: string,
  failure: { failures: number; why: string; next_try_at: Date; isGone: boolean }
): Promise<void> {
  const { isGone, ...change } = failure
  await db
    .updateTable('feed_photos')
    .set({ ...change, ...(isGone && { fetched_at: null }) })
    .where('fetch_key', '=', fetch_key)
    .execute()
}

export async function dropFeedPhotos(db: Db, fetch_keys: readonly string[]): Promise<void> {
  if (fetch_keys.length === 0) return
  await db
    .deleteFrom('feed_photos')
    .where('fetch_key', 'in', [...fetch_keys])
    .execute()
}

/** A file of a photograph, if this website shows its listing now. */
export function feedPhotoFile(
  db: Db,
  wanted: { website_id: number; sha256: string; width: number; format: MediaFormat }
): Promise<FilePlace | undefined> {
  return db
    .selectFrom('feed_photo_files as file')
    .select(['file.bytes', 'file.object_key'])
    .where('file.fetch_key', '=', wanted.sha256)
    .where('file.width', '=', wanted.width)
    .where('file.format', '=', wanted.format)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('listing_media as media')
          .innerJoin('site_listings as site', 'site.listing_id', 'media.listing_id')
          .innerJoin('listings', 'listings.listing_id', 'media.listing_id')
          .select(sql`1`.as('one'))
          .whereRef('media.fetch_key', '=', 'file.fetch_key')
          .where('site.website_id', '=', wanted.website_id)
          .where('listings.hidden_reason', 'is', null)
          .where('listings.deleted_at', 'is', null)
      )
    )
    .executeTakeFirst()
}

/** The same for its registered visitors. */
export async function vowPhotoFile(
  db: Db,
  { format, sha256, website_id, width }: Parameters<typeof feedPhotoFile>[1]
): Promise<FilePlace | undefined> {
  const { rows } = await sql<FilePlace>`
    select file.bytes, file.object_key from feed_photo_files as file
    where file.fetch_key = ${sha256} and file.width = ${width} and file.format = ${format}
      and exists (select from listing_media as media
        join site_vow_listings as site using (listing_id)
        join listings using (listing_id)
        where media.fetch_key = file.fetch_key and site.website_id = ${website_id}
          and ${vowOnly('site')})
  `.execute(db)
  return rows[0]
}

/** The websites that show any of these photographs. */
export async function websitesWithPhotos(db: Db, fetch_keys: readonly string[]): Promise<number[]> {
  if (fetch_keys.length === 0) return []
  const rows = await db
    .selectFrom('listing_media as media')
    .innerJoin('site_listings as site', 'site.listing_id', 'media.listing_id')
    .select('site.website_id')
    .distinct()
    .where('media.fetch_key', 'in', [...fetch_keys])
    .execute()
  return rows.map(({ website_id }) => website_id)
}
