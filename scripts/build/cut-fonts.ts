// A font provider for Astro: each cut of a typeface is a small file of our own (scripts/build/fonts/cut.py) with the letters of
// English and French. Other Latin letters come from the installed package, only on pages that have them. No network.

import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { FontProvider } from 'astro'

type Cut = { file: string; weight: [number, number]; stretch?: string }
type Options = {
  cuts: Cut[]
  /** The package's file for the letters outside the cuts, of any width. */
  rest: Cut
}

/** LETTERS of scripts/build/fonts/cut.py as ranges, then the ranges of the package's own style sheet, shortened. */
const RANGES = {
  cut: 'U+20-7E,U+A0-FF,U+152-153,U+178,U+2000-206F,U+20AC,U+2122,U+2212',
  rest: 'U+100-151,U+154-177,U+179-2FF,U+304,U+308,U+329,U+1E00-1EFF'
}

export function cutFonts(): FontProvider<Options> {
  const { resolve } = createRequire(import.meta.url)
  const ours = (name: string) =>
    fileURLToPath(new URL(`../../src/layouts/fonts/${name}.woff2`, import.meta.url))
  return {
    name: 'cut-fonts',
    resolveFont: ({ options }) => {
      if (!options) return undefined
      const face = (subset: keyof typeof RANGES, { stretch, weight }: Cut, url: string) => ({
        meta: { subset },
        src: [{ url, format: 'woff2' }],
        stretch,
        style: 'normal',
        unicodeRange: RANGES[subset].split(','),
        weight
      })
      const { cuts, rest } = options
      return {
        fonts: [
          ...cuts.map((cut) => face('cut', cut, ours(cut.file))),
          face('rest', rest, resolve(rest.file))
        ]
      }
    }
  }
}
