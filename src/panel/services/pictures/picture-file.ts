import { createHash } from 'node:crypto'
import { pictureSize } from './picture-size.ts'

/** Formats allowed on a page, detected from the bytes and not from the file's name. */
const TYPES: Record<string, string> = { jpg: 'jpeg', png: 'png', webp: 'webp' }
const SIDE_MAX = 8000

export type PictureFile = { name: string; type: string; width: number; height: number }

/** Identifies a picture by its bytes; undefined if it isn't one that a page may show. */
export function readPicture(bytes: Uint8Array): PictureFile | undefined {
  const size = pictureSize(bytes)
  if (!size) return undefined
  const { height, type, width } = size
  const ending = TYPES[type]
  if (ending === undefined) return undefined
  if (!(width >= 1 && width <= SIDE_MAX && height >= 1 && height <= SIDE_MAX)) return undefined
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { name: `${hash}.${type}`, type: `image/${ending}`, width, height }
}
