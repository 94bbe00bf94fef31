// A font provider for Astro that takes variable fonts from an installed @fontsource-variable package: no network,
// and each file knows its subset, so that the layout preloads latin alone.

import { createRequire } from 'node:module'
import type { FontProvider } from 'astro'

type Options = {
  package: string
  /** The part of the file's name that says which axes it has. */
  axes: string
  weight: [number, number]
  stretch?: string
}

/** The ranges that the package's own style sheets give. */
const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'
}

export function fontsource(): FontProvider<Options> {
  const { resolve } = createRequire(import.meta.url)
  return {
    name: 'fontsource-installed',
    resolveFont: ({ options }) => {
      if (!options) return undefined
      const name = options.package.split('/').at(-1)
      return {
        fonts: Object.entries(RANGES).map(([subset, range]) => ({
          meta: { subset },
          src: [
            {
              url: resolve(
                `${options.package}/files/${name}-${subset}-${options.axes}-normal.woff2`
              ),
              format: 'woff2'
            }
          ],
          stretch: options.stretch,
          style: 'normal',
          unicodeRange: range.split(','),
          weight: options.weight
        }))
      }
    }
  }
}
