import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/**
 * A photo as an iPhone stores it, drawn by us: HEIC, 96 by 64 pixels in Display P3, shown turned by 90°
 * clockwise. Red in its top right corner, green elsewhere. Encoded by Debian's heif-enc 1.15.
 */
export const PHONE_PHOTO = readFileSync(new URL('phone.heic', import.meta.url))

type Look = { width?: number; height?: number; colour?: string }

/** The same as a file to upload. */
export async function pictureBlob(
  format: Parameters<typeof pictureBytes>[0],
  look: Look = {}
): Promise<Blob> {
  return new Blob([new Uint8Array(await pictureBytes(format, look))])
}

/** A plain picture, encoded as `format`. */
export async function pictureBytes(
  format: 'avif' | 'gif' | 'jpeg' | 'png' | 'tiff' | 'webp',
  { colour = '#456', height = 40, width = 60 }: Look = {}
): Promise<Buffer> {
  const background = colour
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

export async function dataUrl(format: 'jpeg' | 'png' | 'webp', look: Look = {}): Promise<string> {
  return `data:image/${format};base64,${(await pictureBytes(format, look)).toString('base64')}`
}
