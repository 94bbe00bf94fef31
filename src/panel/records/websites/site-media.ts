import { setImmediate } from 'node:timers/promises'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { MediaFormat } from '#rules/websites/site-media.ts'
import type { FilePlace } from '../../services/pictures/picture-files.ts'
import type { Db } from '../../services/world.ts'
import type { SiteMediaFilesTable, SiteMediaTable } from '../../tables/site-tables.ts'
import { keepObjects } from './picture-objects.ts'

export type SiteMediaRow = Selectable<SiteMediaTable>
type MediaFile = Insertable<SiteMediaFilesTable>
type Which = { website_id: number; sha256: string }

/** A known picture keeps its description. */
export async function insertMedia(tx: Db, media: Insertable<SiteMediaTable>): Promise<void> {
  await tx
    .insertInto('site_media')
    .values(media)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * One by one, since the embedded database keeps the process from answering while it writes, and with a turn
 * of the event loop after each: its queries have none of their own.
 */
export async function insertMediaFiles(tx: Db, files: readonly MediaFile[]): Promise<void> {
  const kept = []
  for (const file of files) {
    kept.push(
      ...(await tx
        .insertInto('site_media_files')
        .values(file)
        .onConflict((conflict) => conflict.doNothing())
        .returning('object_key')
        .execute())
    )
    await setImmediate()
  }
  // Objects of a picture that another upload stored first stay announced.
  await keepObjects(
    tx,
    kept.flatMap(({ object_key }) => object_key ?? [])
  )
}

/** Bytes that the website's pictures and documents fill. */
export async function storedBytes(db: Db, website_id: number): Promise<number> {
  const { rows } = await sql<{ stored: number }>`
    select (coalesce((select sum(stored) from site_media where website_id = ${website_id}), 0)
      + coalesce((select sum(bytes) from listing_documents where website_id = ${website_id}), 0)
    )::float8 as stored
  `.execute(db)
  return rows[0]?.stored ?? 0
}

/** Every picture of the website, newest first. */
export function mediaOf(db: Db, website_id: number): Promise<SiteMediaRow[]> {
  return db
    .selectFrom('site_media')
    .selectAll()
    .where('website_id', '=', website_id)
    .orderBy('created', 'desc')
    .orderBy('sha256')
    .execute()
}

export function mediaBy(db: Db, { sha256, website_id }: Which): Promise<SiteMediaRow | undefined> {
  return db
    .selectFrom('site_media')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}

export function mediaFile(
  db: Db,
  { format, sha256, website_id, width }: Which & { width: number; format: MediaFormat }
): Promise<FilePlace | undefined> {
  return db
    .selectFrom('site_media_files')
    .select(['bytes', 'object_key'])
    .where('website_id', '=', website_id)
    .where('sha256', '=', sha256)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst()
}

/** The website's pictures that have no files yet. */
export async function mediaWithoutFiles(db: Db, website_id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('site_media as media')
    .select('media.sha256')
    .where('media.website_id', '=', website_id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('site_media_files as file')
            .select('file.width')
            .whereRef('file.website_id', '=', 'media.website_id')
            .whereRef('file.sha256', '=', 'media.sha256')
        )
      )
    )
    .execute()
  return rows.map(({ sha256 }) => sha256)
}

export async function deleteMedia(tx: Db, { sha256, website_id }: Which): Promise<void> {
  await tx
    .deleteFrom('site_media')
    .where('website_id', '=', website_id)
    .where('sha256', '=', sha256)
    .execute()
}
