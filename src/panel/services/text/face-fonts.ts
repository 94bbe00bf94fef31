import { clustersOf } from './font-runs.ts'
import { openNotoFonts } from './noto-fonts.ts'
import { openFont, type TextFont } from './open-font.ts'

/** `isFixed`: the file has this weight alone. */
type Face = { files: readonly string[]; weight: number; isFixed?: boolean }

const site = (name: string) => new URL(`../../../sites/fonts/${name}.woff2`, import.meta.url).href

/** The files of the faces that templates name, and the weight of their headings. */
const FACES: Record<string, Face> = {
  Besley: { files: [site('besley')], weight: 600, isFixed: true },
  'Bodoni Moda': { files: [site('bodoni-moda')], weight: 600 },
  Fraunces: { files: [site('fraunces-soft')], weight: 600 },
  'Hanken Grotesk': { files: [site('hanken-grotesk')], weight: 500 },
  'Instrument Sans': {
    files: [
      import.meta
        .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')
    ],
    weight: 600
  },
  Jost: { files: [site('jost')], weight: 500 },
  Newsreader: {
    files: [
      site('newsreader-display'),
      site('newsreader-display-latin-ext'),
      site('newsreader-display-vietnamese')
    ],
    weight: 680,
    isFixed: true
  }
}

export const KNOWN_FACES: readonly string[] = Object.keys(FACES)

const LATIN = /^\p{Script=Latin}/u

/**
 * The fonts of a text in a face, and those of Noto Sans for what the face lacks. A text of which the
 * face lacks a Latin letter, such as Nguyễn, is in Noto Sans altogether.
 */
export async function openFaceFonts(face: string, text: string): Promise<TextFont[]> {
  const { files, isFixed = false, weight } = FACES[face] ?? { files: [], weight: 600 }
  const axes: Record<string, number> = isFixed ? {} : { wght: weight }
  const opened = files.map((file) => openFont(file, { axes, name: face, text }))
  const own = (await Promise.all(opened)).filter((font) => font !== undefined)
  const missing = clustersOf(text).filter((cluster) => !own.some((font) => font.covers(cluster)))
  if (missing.length === 0) return own
  const isWhole = !missing.some((cluster) => LATIN.test(cluster))
  const { fonts } = await openNotoFonts(isWhole ? missing.join('') : text, weight)
  return isWhole ? [...own, ...fonts] : fonts
}
