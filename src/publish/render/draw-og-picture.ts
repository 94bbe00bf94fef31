// Draws a page's Open Graph picture. Text is drawn as outlines of our own font file, so that every
// machine draws the same picture, whatever fonts it has.

import sharp from 'sharp'
import { ogDrawing } from './og-drawing.ts'
import type { OgPicture } from './og-picture.ts'

export function drawOgPicture({ name, title }: OgPicture, product: string): Promise<Buffer> {
  return sharp(Buffer.from(ogDrawing(name, title, product)))
    .png({ compressionLevel: 7 })
    .toBuffer()
}
