import { sql } from 'kysely'
import type { MediaFormat } from '#rules/websites/site-media.ts'
import type { FilePlace } from '../../services/pictures/picture-files.ts'
import type { Db } from '../../services/world.ts'

/** The tables of files, with the columns that name a row. */
const KEYS = {
  site_media_files: ['website_id', 'sha256', 'width', 'format'],
  feed_photo_files: ['fetch_key', 'width', 'format']
} as const
export const FILE_TABLES = ['site_media_files', 'feed_photo_files'] as const

export type FileTable = keyof typeof KEYS
/** The values of a row's naming columns, in their order. */
export type FileKey = (number | string)[]
export type FileRow = FilePlace & { key: FileKey; format: MediaFormat }

/** Files that are elsewhere than `to`, in the order of their keys, with those in the database themselves. */
export async function filesToMove(
  db: Db,
  table: FileTable,
  { after, most, to }: { to: 'bucket' | 'database'; after: FileKey | undefined; most: number }
): Promise<FileRow[]> {
  const columns = columnsOf(table)
  const elsewhere = sql.ref(to === 'bucket' ? 'bytes' : 'object_key')
  const later = after ? sql`and (${columns}) > (${sql.join(after)})` : sql``
  const { rows } = await sql<FileRow>`
    select json_build_array(${columns}) as key, format, bytes, object_key from ${sql.table(table)}
    where ${elsewhere} is not null ${later}
    order by ${columns} limit ${most}
  `.execute(db)
  return rows
}

/** Says where a file is now; false if its row is gone or was moved by another process. */
export async function moveFile(
  tx: Db,
  table: FileTable,
  { key, object_key }: FileRow,
  to: FilePlace
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set bytes = ${to.bytes}, object_key = ${to.object_key}
    where (${columnsOf(table)}) = (${sql.join(key)}) and object_key is not distinct from ${object_key}
    returning 1
  `.execute(tx)
  return rows.length > 0
}

function columnsOf(table: FileTable) {
  return sql.join(KEYS[table].map((column) => sql.ref(column)))
}
