import { announceObjects } from '../../records/websites/picture-objects.ts'
import type { FilePlace, NewFile } from '../../services/pictures/picture-files.ts'
import type { World } from '../../services/world.ts'

/** Far longer than writing a picture's files takes. */
const ANNOUNCED_MS = 60 * 60_000

/**
 * Writes files where pictures are kept, and returns them as their rows have to be. Without rows, what was
 * written is deleted within two hours: an upload that was killed leaves nothing. @throws PicturesAway
 */
export async function keepFiles<File extends NewFile>(
  { clock, db, pictures }: Pick<World, 'clock' | 'db' | 'pictures'>,
  folder: string,
  files: readonly File[]
): Promise<(Omit<File, 'bytes'> & FilePlace)[]> {
  const places = await pictures.keep(folder, files, (object_keys) =>
    announceObjects(db, object_keys, new Date(clock().getTime() + ANNOUNCED_MS))
  )
  return files.map((file, at) => ({ ...file, bytes: null, object_key: null, ...places[at] }))
}

export const websiteFolder = (website_id: number) => `websites/${website_id}`
export const FEEDS_FOLDER = 'feeds'
