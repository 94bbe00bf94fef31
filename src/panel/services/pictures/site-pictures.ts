import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { MEDIA_FORMATS, type MediaFormat, mediaWidths } from '#rules/websites/site-media.ts'
import { heicProfile, withProfile } from './colour-profile.ts'
import { sha256Of } from './data-url.ts'
import { decodeHeic } from './decode-heic.ts'
import { pictureSize } from './picture-size.ts'

/** A picture of an agent's website, in every width and format, without metadata. */
export type ConvertedPicture = {
  sha256: string
  width: number
  height: number
  files: { width: number; format: MediaFormat; bytes: Uint8Array }[]
}

/** Why a file can't be used; the names of its sentences in messages. */
export type PictureProblem = 'heic' | 'notPicture' | 'svg' | 'tooManyPixels'

export class UnusablePicture extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(`the picture can’t be used: ${problem}`)
    this.problem = problem
  }
}

/** Pixels on a side, and of the whole: a small file can unpack to gigabytes. */
const SIDE_MAX = 12_000
const PIXELS_MAX = 50_000_000

/** As image-size names them. */
const READABLE = new Set(['avif', 'gif', 'jpg', 'png', 'tiff', 'webp'])
const HEIC = new Set(['heic', 'heif'])

/** One at a time: decoding is memory and processor. */
const limit = pLimit(1)

/** @throws UnusablePicture saying why a file can't be used. */
export function convertPicture(bytes: Uint8Array): Promise<ConvertedPicture> {
  return limit(async () => {
    const size = pictureSize(bytes)
    // The decoder sees nothing else, so only these formats can have its faults.
    const isHeic = HEIC.has(size?.type ?? '')
    if (!size || !(isHeic || READABLE.has(size.type))) throw new UnusablePicture(unreadable(bytes))
    const isHuge = Math.max(size.width, size.height) > SIDE_MAX
    if (isHuge || size.width * size.height > PIXELS_MAX) throw new UnusablePicture('tooManyPixels')
    return { sha256: sha256Of(bytes), ...(await convert(bytes, isHeic)) }
  })
}

async function convert(
  bytes: Uint8Array,
  isHeic: boolean
): Promise<Omit<ConvertedPicture, 'sha256'>> {
  // Loaded on demand: few processes convert, and sharp is large.
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  const open = (file: Uint8Array) => sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
  const read = async () => {
    const heic = isHeic ? await readHeic(bytes) : undefined
    return { ...(await decode(open(heic?.png ?? bytes))), ...heic }
  }
  const { height, ...widest } = await read().catch(() => {
    throw new UnusablePicture(isHeic ? 'heic' : 'notPicture')
  })
  const raw = {
    width: widest.info.width,
    height: widest.info.height,
    channels: widest.info.channels
  }
  const files = []
  for (const width of mediaWidths(widest.width)) {
    const scaled = sharp(widest.data, { raw }).resize({ width, withoutEnlargement: true })
    for (const format of MEDIA_FORMATS) {
      files.push({ width, format, bytes: await encode(scaled.clone(), format) })
    }
  }
  return { width: widest.width, height, files }
}

/** A HEIC picture in its own colours, no wider than the widest file; with the original's size. */
async function readHeic(bytes: Uint8Array) {
  const heic = await decodeHeic(bytes, PIXELS_MAX)
  if (!heic) throw new Error('the HEIC picture can’t be decoded')
  const { data, height, width } = heic
  const { default: sharp } = await import('sharp')
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: mediaWidths(width).at(-1), withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const profile = heicProfile(bytes)
  return { png: profile ? withProfile(png, profile) : png, width, height }
}

/** Turned upright, in sRGB, and no wider than the widest file; with the original's size. */
async function decode(picture: Sharp) {
  const { autoOrient } = await picture.metadata()
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: mediaWidths(autoOrient.width).at(-1), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info, ...autoOrient }
}

function encode(picture: Sharp, format: MediaFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 2 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 78 }).toBuffer()
    case 'jpeg':
      // JPEG has no transparency.
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  }
}

/** What a file is instead. */
function unreadable(bytes: Uint8Array): PictureProblem {
  const start = Buffer.from(bytes.subarray(0, 1000)).toString('latin1')
  if (start.includes('<svg')) return 'svg'
  return /^.{4}ftyp(he[iv]|mif1|msf1)/s.test(start) ? 'heic' : 'notPicture'
}
