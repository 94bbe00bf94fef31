import { pictureSize } from './picture-size.ts'

/** Why a file can't be used; the names of its sentences in messages. */
export type PictureProblem =
  | 'animated'
  | 'cmyk'
  | 'damaged'
  | 'heic'
  | 'notPicture'
  | 'svg'
  | 'tooManyPixels'
  | 'twoInOne'

/** Pixels on a side, and of the whole: a small file can unpack to gigabytes. */
const SIDE_MAX = 12_000
export const PIXELS_MAX = 50_000_000

/** As image-size names them. */
const READABLE = new Set(['avif', 'gif', 'jpg', 'png', 'tiff', 'webp'])
const HEIC = new Set(['heic', 'heif'])

/** What the file says about itself, before any of its pixels is decoded. */
export function checkPicture(bytes: Uint8Array): { isHeic: boolean } | PictureProblem {
  const size = pictureSize(bytes)
  // The decoder sees nothing else, so only these formats can have its faults.
  const isHeic = HEIC.has(size?.type ?? '')
  if (!size || !(isHeic || READABLE.has(size.type))) return unreadable(bytes)
  if (isTwoInOne(bytes)) return 'twoInOne'
  const isHuge = Math.max(size.width, size.height) > SIDE_MAX
  if (isHuge || size.width * size.height > PIXELS_MAX) return 'tooManyPixels'
  return size.type === 'png' && isAnimatedPng(bytes) ? 'animated' : { isHeic }
}

/** What a file is instead. */
function unreadable(bytes: Uint8Array): PictureProblem {
  const start = textOf(bytes.subarray(0, SNIFFED))
  if (start.includes('<svg')) return 'svg'
  return /^.{4}ftyp(he[iv]|mif1|msf1)/s.test(start) ? 'heic' : 'notPicture'
}

/** Bytes in which browsers and PDF readers look for what a file is. */
const SNIFFED = 1024
const OTHER_START = /%PDF-|<(?:!doctype|html|script|\?php)\b/i
/** The end of a ZIP archive's list, which is all that unpackers look for; a comment may follow it. */
const ARCHIVE_END = Buffer.from('PK\u0005\u0006')
const ARCHIVE_END_MAX = 65_557

/** Whether another program could take the picture for a document, a page or an archive. */
function isTwoInOne(bytes: Uint8Array): boolean {
  if (OTHER_START.test(textOf(bytes.subarray(0, SNIFFED)))) return true
  return viewOf(bytes.subarray(-ARCHIVE_END_MAX)).includes(ARCHIVE_END)
}

/** An animation is announced before the first picture of a PNG. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  const announced = view.indexOf('acTL')
  return announced > 0 && announced < view.indexOf('IDAT')
}

function textOf(bytes: Uint8Array): string {
  return viewOf(bytes).toString('latin1')
}

function viewOf({ buffer, byteLength, byteOffset }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
