import sharp, { type Sharp } from 'sharp'
import { MEDIA_FORMATS, type MediaFormat, mediaWidths } from '#rules/websites/site-media.ts'
import { checkPicture, PIXELS_MAX } from './check-picture.ts'
import { heicProfile, withProfile } from './colour-profile.ts'
import { type ConvertedPicture, UnusablePicture } from './converted-picture.ts'
import { sha256Of } from './data-url.ts'
import { decodeHeic } from './decode-heic.ts'

/** Pixels on a side that the dominant colour is taken from. */
const COLOUR_SIDE = 32

sharp.concurrency(1)

/** Keeps a core busy for seconds; `convertPicture` does it in a process of its own. @throws UnusablePicture */
export async function convertHere(bytes: Uint8Array): Promise<ConvertedPicture> {
  const checked = checkPicture(bytes)
  if (typeof checked === 'string') throw new UnusablePicture(checked)
  return { sha256: sha256Of(bytes), ...(await convert(bytes, checked.isHeic)) }
}

async function convert(
  bytes: Uint8Array,
  isHeic: boolean
): Promise<Omit<ConvertedPicture, 'sha256'>> {
  const open = (file: Uint8Array) => sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
  const read = async () => {
    const heic = isHeic ? await readHeic(bytes) : undefined
    return { ...(await decode(open(heic?.png ?? bytes))), ...heic }
  }
  const { height, ...widest } = await read().catch((error: unknown) => {
    if (error instanceof UnusablePicture) throw error
    throw new UnusablePicture(isHeic ? 'heic' : 'damaged')
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
  const colour = await dominantColour(sharp(widest.data, { raw }))
  return { width: widest.width, height, colour, files }
}

async function dominantColour(picture: Sharp): Promise<string> {
  const small = await picture
    .resize(COLOUR_SIDE, COLOUR_SIDE, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
  const { b, g, r } = (await sharp(small).stats()).dominant
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** A HEIC picture in its own colours, no wider than the widest file; with the original's size. */
async function readHeic(bytes: Uint8Array) {
  const heic = await decodeHeic(bytes, PIXELS_MAX)
  if (!heic) throw new Error('the HEIC picture can’t be decoded')
  const { data, height, width } = heic
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: mediaWidths(width).at(-1), withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const profile = heicProfile(bytes)
  return { png: profile ? withProfile(png, profile) : png, width, height }
}

/** Turned upright, in sRGB, and no wider than the widest file; with the original's size. */
async function decode(picture: Sharp) {
  const { autoOrient, format, pages = 1, space } = await picture.metadata()
  if (space === 'cmyk') throw new UnusablePicture('cmyk')
  // Each page of a TIFF is a picture of its own.
  if (pages > 1 && format !== 'tiff') throw new UnusablePicture('animated')
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
      return picture.avif({ quality: 55, effort: 1 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 78 }).toBuffer()
    case 'jpeg':
      // JPEG has no transparency.
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  }
}
