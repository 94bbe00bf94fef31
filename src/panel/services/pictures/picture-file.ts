import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'

/** Formats allowed on a page, detected from the bytes and not from the file's name. */
const TYPES: Record<string, string> = { jpg: 'jpeg', png: 'png', webp: 'webp' }
const SIDE_MAX = 8000

export type PictureFile = { name: string; type: string; width: number; height: number }

/** Identifies a picture by its bytes; undefined if it isn't one that a page may show. */
export function readPicture(bytes: Uint8Array): PictureFile | undefined {
  let read
  try {
    // A copy, since image-size reads on in the memory behind a slice of a larger buffer.
    read = imageSize(new Uint8Array(bytes))
  } catch {
    return undefined
  }
  const { height, type = '', width } = read
  const ending = TYPES[type]
  if (ending === undefined) return undefined
  if (!(width >= 1 && width <= SIDE_MAX && height >= 1 && height <= SIDE_MAX)) return undefined
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { name: `${hash}.${type}`, type: `image/${ending}`, width, height }
}
