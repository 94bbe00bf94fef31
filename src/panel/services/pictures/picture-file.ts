import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'

/** What a picture may be on a page; everything else is refused, whatever it calls itself. */
const TYPES: Record<string, string> = { jpg: 'jpeg', png: 'png', webp: 'webp' }
const SIDE_MAX = 8000

export type PictureFile = { name: string; type: string; width: number; height: number }

/** What the bytes are, by what stands in them; undefined where they are no picture for a page. */
export function readPicture(bytes: Uint8Array): PictureFile | undefined {
  let read
  try {
    read = imageSize(bytes)
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
