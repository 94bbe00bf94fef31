// Draws the picture that a link to a page shows elsewhere. Lettering is drawn as outlines from our own font file, so that
// every machine draws the same picture whatever fonts it has.

import sharp from 'sharp'
import { ogDrawing } from './og-drawing.ts'
import type { OgPicture } from './og-picture.ts'

export function drawOgPicture({ name, title }: OgPicture, product: string): Promise<Buffer> {
  return sharp(Buffer.from(ogDrawing(name, title, product)))
    .png({ compressionLevel: 7 })
    .toBuffer()
}
