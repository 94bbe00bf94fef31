// Draws the picture that a link to a page shows elsewhere: each built page names its own (src/sections/page-meta.astro)
// and this draws what is named. Lettering is drawn as outlines from our own font file, so that every machine draws the
// same picture whatever fonts it has.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { ogDrawing } from './og-drawing.ts'

const PICTURE = /<meta property="og:image" content="[^"]*(\/og\/[\w-]+\.png)"/
const TITLE = /<meta property="og:title" content="([^"]*)"/

export function ogPictures(product: string): AstroIntegration {
  return {
    name: 'og-pictures',
    hooks: {
      'astro:build:done': async ({ assets, dir }) => {
        const draw = async (name: string, title: string): Promise<void> => {
          const file = fileURLToPath(new URL(`.${name}`, dir))
          const picture = sharp(Buffer.from(ogDrawing(name, title, product)))
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, await picture.png({ compressionLevel: 7 }).toBuffer())
        }
        const wanted = new Map<string, string>()
        for (const url of [...assets.values()].flat()) {
          if (!url.pathname.endsWith('.html')) continue
          const html = readFileSync(url, 'utf8')
          const [name, title] = [PICTURE.exec(html)?.[1], TITLE.exec(html)?.[1]]
          if (name && title && !wanted.has(name)) wanted.set(name, plain(title))
        }
        const limit = pLimit(availableParallelism())
        await Promise.all([...wanted].map(([name, title]) => limit(() => draw(name, title))))
      }
    }
  }
}

/** Astro writes no other entities into an attribute. */
function plain(text: string): string {
  return text
    .replaceAll('&#34;', '"')
    .replaceAll('&quot;', '"')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&')
}
