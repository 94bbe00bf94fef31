import type { Logger } from 'pino'
import type { Settings } from '../../config/settings.ts'
import { bucketFiles } from './bucket-files.ts'
import { databaseFiles } from './database-files.ts'
import type { PictureFiles } from './picture-files.ts'

/** In the bucket that the settings name, or in the database. */
export function pictureFilesOf(
  { pictureBucket }: Pick<Settings, 'pictureBucket'>,
  log: Logger
): PictureFiles {
  return pictureBucket === undefined ? databaseFiles : bucketFiles(pictureBucket, log)
}
