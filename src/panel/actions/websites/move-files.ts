import { StartRefused } from '../../config/start-refused.ts'
import {
  FILE_TABLES,
  type FileKey,
  type FileRow,
  filesToMove,
  type FileTable,
  moveFile
} from '../../records/websites/move-files.ts'
import { keepObjects } from '../../records/websites/picture-objects.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { PicturesAway } from '../../services/pictures/pictures-away.ts'
import type { World } from '../../services/world.ts'
import { deleteObjects } from './delete-objects.ts'
import { FEEDS_FOLDER, keepFiles, websiteFolder } from './keep-files.ts'

/** Files of one portion: reading sixty at once keeps the embedded database, and its service, busy for 200 ms. */
const PORTION = 10

/** Where a portion begins: after a row of a table, or with the first of all. */
export type FileMove = { to: 'bucket' | 'database'; table?: FileTable; after?: FileKey }

/** `next` begins the following portion; without it, everything is moved. */
export type FilesMoved = { moved: number; missing: number; next?: FileMove | undefined }

type Outside = Pick<World, 'clock' | 'db' | 'pictures'>

/**
 * Moves a portion of the pictures' files to or from the bucket. A file is written where it goes before
 * its row says so: a kill loses none, and the next run goes on. @throws StartRefused without a bucket
 */
export async function moveFiles(
  outside: Outside,
  { after, table = 'site_media_files', to }: FileMove
): Promise<FilesMoved> {
  const { db, pictures } = outside
  if (!pictures.isBucket) {
    throw new StartRefused('PICTURES_S3_ENDPOINT and the settings below it must be set for this.')
  }
  const rows = await filesToMove(db, table, { to, after, most: PORTION })
  const moveOne = to === 'bucket' ? toBucket : toDatabase
  const done = await allOrFirstFailure(rows.map((row) => moveOne(outside, table, row)))
  const count = (what: (typeof done)[number]) => done.filter((one) => one === what).length
  const next = nextOf({ table, to }, rows)
  if (!next && to === 'database') await deleteObjects(outside)
  return { moved: count('moved'), missing: count('missing'), next }
}

/** Waits for all, so that nothing goes on after a failure. */
async function allOrFirstFailure<One>(work: readonly Promise<One>[]): Promise<One[]> {
  const ended = await Promise.allSettled(work)
  return ended.map((one) => {
    if (one.status === 'fulfilled') return one.value
    if (!(one.reason instanceof PicturesAway)) throw one.reason
    throw new StartRefused(
      'The bucket can’t be used. What was moved stays there; run the command again.'
    )
  })
}

function nextOf(
  { table, to }: Pick<FileMove, 'to'> & { table: FileTable },
  rows: readonly FileRow[]
): FileMove | undefined {
  const last = rows.at(-1)
  if (last) return { to, table, after: last.key }
  const following = FILE_TABLES[FILE_TABLES.indexOf(table) + 1]
  return following && { to, table: following }
}

async function toBucket(outside: Outside, table: FileTable, row: FileRow) {
  const { bytes, format, key } = row
  if (!bytes) return 'gone'
  const [place] = await keepFiles(outside, folderOf(table, key), [{ bytes, format }])
  if (!place) return 'gone'
  return inTransaction(outside.db, async (tx) => {
    if (!(await moveFile(tx, table, row, place))) return 'gone'
    await keepObjects(tx, place.object_key === null ? [] : [place.object_key])
    return 'moved'
  })
}

async function toDatabase({ db, pictures }: Outside, table: FileTable, row: FileRow) {
  const bytes = await pictures.read(row)
  if (!bytes) return 'missing'
  return (await moveFile(db, table, row, { bytes, object_key: null })) ? 'moved' : 'gone'
}

function folderOf(table: FileTable, [first]: FileKey): string {
  return table === 'site_media_files' ? websiteFolder(Number(first)) : FEEDS_FOLDER
}
