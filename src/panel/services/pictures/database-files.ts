import type { PictureFiles } from './picture-files.ts'
import { PicturesAway } from './pictures-away.ts'

/** Keeps files in their rows. Those in a bucket that the settings no longer name can't be reached. */
export const databaseFiles: PictureFiles = {
  isBucket: false,
  async keep(_folder, files) {
    return files.map(({ bytes }) => ({ bytes, object_key: null }))
  },
  async read({ bytes }) {
    if (bytes === null) throw new PicturesAway()
    return bytes
  },
  async remove() {
    throw new PicturesAway()
  }
}
