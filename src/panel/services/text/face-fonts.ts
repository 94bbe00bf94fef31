import { clustersOf } from './font-runs.ts'
import { openNotoFonts } from './noto-fonts.ts'
import { openFont, type TextFont } from './open-font.ts'

type Face = { files: readonly string[]; weight: number }

const face = (weight: number, ...names: string[]): Face => ({
  files: names.map((name) => new URL(`../../../sites/fonts/${name}.woff2`, import.meta.url).href),
  weight
})

/** The files of the faces that templates name, and the weight of their headings. */
const FACES: Record<string, Face> = {
  Besley: face(600, 'besley'),
  'Bodoni Moda': face(600, 'bodoni-moda'),
  Figtree: face(600, 'figtree'),
  Fraunces: face(600, 'fraunces'),
  Fredoka: face(600, 'fredoka', 'fredoka-latin-ext'),
  'Hanken Grotesk': face(500, 'hanken-grotesk'),
  'Instrument Sans': face(600, 'instrument-sans'),
  Jost: face(500, 'jost'),
  'League Gothic': face(
    400,
    'league-gothic',
    'league-gothic-latin-ext',
    'league-gothic-vietnamese'
  ),
  'Libre Bodoni': face(500, 'libre-bodoni'),
  Newsreader: face(
    600,
    'newsreader-display',
    'newsreader-display-latin-ext',
    'newsreader-display-vietnamese'
  ),
  Nunito: face(600, 'nunito'),
  Ysabeau: face(600, 'ysabeau')
}

export const KNOWN_FACES: readonly string[] = Object.keys(FACES)

const LATIN = /^\p{Script=Latin}/u

/**
 * The fonts of a text in a face, and those of Noto Sans for what the face lacks. A text of which the
 * face lacks a Latin letter, such as Nguyễn, is in Noto Sans altogether.
 */
export async function openFaceFonts(name: string, text: string): Promise<TextFont[]> {
  const { files, weight } = FACES[name] ?? { files: [], weight: 600 }
  const opened = files.map((file) => openFont(file, { name, text, weight }))
  const own = (await Promise.all(opened)).filter((font) => font !== undefined)
  const missing = clustersOf(text).filter((cluster) => !own.some((font) => font.covers(cluster)))
  if (missing.length === 0) return own
  const isWhole = !missing.some((cluster) => LATIN.test(cluster))
  const { fonts } = await openNotoFonts(isWhole ? missing.join('') : text, weight)
  return isWhole ? [...own, ...fonts] : fonts
}
