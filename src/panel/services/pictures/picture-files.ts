import type { MediaFormat } from '#rules/websites/site-media.ts'

/** Where a file is, as its row says: in the row itself, or in the bucket. */
export type FilePlace = { bytes: Uint8Array | null; object_key: string | null }

export type NewFile = { bytes: Uint8Array; format: MediaFormat }

/** Where the files of pictures are kept. The database's rows say which there are, and whose they are. */
export type PictureFiles = {
  /** Whether new files are written to the bucket. */
  isBucket: boolean
  /**
   * Keeps files in a folder such as 'websites/12', and returns in the same order what their rows have to
   * say. `announce` is told objects' names before anything is written. @throws PicturesAway
   */
  keep: (
    folder: string,
    files: readonly NewFile[],
    announce: (object_keys: readonly string[]) => Promise<void>
  ) => Promise<FilePlace[]>
  /** Undefined if the file is missing. @throws PicturesAway */
  read: (place: FilePlace) => Promise<Uint8Array | undefined>
  /** Succeeds if the object is gone already. @throws PicturesAway */
  remove: (object_key: string) => Promise<void>
}
