import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import arabic from '@fontsource-variable/noto-sans-arabic/unicode.json' with { type: 'json' }
import armenian from '@fontsource-variable/noto-sans-armenian/unicode.json' with { type: 'json' }
import bengali from '@fontsource-variable/noto-sans-bengali/unicode.json' with { type: 'json' }
import aboriginal from '@fontsource-variable/noto-sans-canadian-aboriginal/unicode.json' with { type: 'json' }
import devanagari from '@fontsource-variable/noto-sans-devanagari/unicode.json' with { type: 'json' }
import ethiopic from '@fontsource-variable/noto-sans-ethiopic/unicode.json' with { type: 'json' }
import georgian from '@fontsource-variable/noto-sans-georgian/unicode.json' with { type: 'json' }
import gujarati from '@fontsource-variable/noto-sans-gujarati/unicode.json' with { type: 'json' }
import gurmukhi from '@fontsource-variable/noto-sans-gurmukhi/unicode.json' with { type: 'json' }
import hebrew from '@fontsource-variable/noto-sans-hebrew/unicode.json' with { type: 'json' }
import japanese from '@fontsource-variable/noto-sans-jp/unicode.json' with { type: 'json' }
import kannada from '@fontsource-variable/noto-sans-kannada/unicode.json' with { type: 'json' }
import korean from '@fontsource-variable/noto-sans-kr/unicode.json' with { type: 'json' }
import malayalam from '@fontsource-variable/noto-sans-malayalam/unicode.json' with { type: 'json' }
import simplified from '@fontsource-variable/noto-sans-sc/unicode.json' with { type: 'json' }
import sinhala from '@fontsource-variable/noto-sans-sinhala/unicode.json' with { type: 'json' }
import tamil from '@fontsource-variable/noto-sans-tamil/unicode.json' with { type: 'json' }
import traditional from '@fontsource-variable/noto-sans-tc/unicode.json' with { type: 'json' }
import telugu from '@fontsource-variable/noto-sans-telugu/unicode.json' with { type: 'json' }
import thai from '@fontsource-variable/noto-sans-thai/unicode.json' with { type: 'json' }
import latin from '@fontsource-variable/noto-sans/unicode.json' with { type: 'json' }
import { create, type Font } from 'fontkit'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { clustersOf, codePointsOf, type Coverage, MISSING, unicodeRanges } from './font-runs.ts'

export type ReceiptFont = Coverage & { name: string; source: Font }

type Slices = Record<string, string>

const SCRIPTS: readonly (readonly [name: string, slices: Slices])[] = [
  ['noto-sans', latin],
  ['noto-sans-arabic', arabic],
  ['noto-sans-devanagari', devanagari],
  ['noto-sans-gurmukhi', gurmukhi],
  ['noto-sans-canadian-aboriginal', aboriginal],
  ['noto-sans-armenian', armenian],
  ['noto-sans-bengali', bengali],
  ['noto-sans-ethiopic', ethiopic],
  ['noto-sans-georgian', georgian],
  ['noto-sans-gujarati', gujarati],
  ['noto-sans-hebrew', hebrew],
  ['noto-sans-kannada', kannada],
  ['noto-sans-malayalam', malayalam],
  ['noto-sans-sinhala', sinhala],
  ['noto-sans-tamil', tamil],
  ['noto-sans-telugu', telugu],
  ['noto-sans-thai', thai]
]
const JAPANESE = ['noto-sans-jp', japanese] as const
const CHINESE_AND_KOREAN = [
  ['noto-sans-sc', simplified],
  ['noto-sans-tc', traditional],
  ['noto-sans-kr', korean]
] as const

/** Slices that every family repeats; `noto-sans` has them all. */
const SHARED = /^(?:latin|cyrillic|greek)(?:-ext)?$|^(?:vietnamese|math|symbols)$/

/** Opens the subsets of Noto Sans that a text needs, and returns the characters that none of them has. */
export async function openReceiptFonts(
  text: string,
  weight: number
): Promise<{ fonts: ReceiptFont[]; missing: string[] }> {
  const all = new Set(
    clustersOf(text.replaceAll('\n', ' ')).filter((cluster) => codePointsOf(cluster).length > 0)
  )
  const common = [...all].filter((cluster) => /^[^\p{L}\p{M}]+$/u.test(cluster)).join('')
  const fonts: ReceiptFont[] = []
  /** Opens the fonts for these clusters, and returns those that no font has. */
  const openFor = async (wanted: Set<string>) => {
    for (const { file, name, ranges } of slicesFor(text)) {
      const claimed = [...wanted].filter((cluster) => isWithin(cluster, ranges))
      if (claimed.length === 0) continue
      const font = await openSlice(name, file, claimed.join('') + common, weight)
      const drawn = claimed.filter(font.covers)
      if (drawn.length > 0) fonts.push(font)
      for (const cluster of drawn) wanted.delete(cluster)
    }
    return [...wanted]
  }
  const missing = await openFor(all)
  if (missing.length > 0) await openFor(new Set([MISSING]))
  return { fonts, missing }
}

/** Every font file, in order of preference for this text. */
function slicesFor(text: string) {
  const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  const ideographs = hasKana ? [JAPANESE, ...CHINESE_AND_KOREAN] : [...CHINESE_AND_KOREAN, JAPANESE]
  return [...SCRIPTS, ...ideographs].flatMap(([family, slices], index) =>
    Object.entries<string>(slices)
      .filter(([slice]) => index === 0 || !SHARED.test(slice))
      .map(([slice, css]) => {
        const name = `${family}-${slice.replaceAll(/[[\]]/g, '')}`
        const file = `@fontsource-variable/${family}/files/${name}-wght-normal.woff2`
        return { name, file, ranges: unicodeRanges(css) }
      })
  )
}

function isWithin(cluster: string, ranges: readonly (readonly [number, number])[]): boolean {
  return codePointsOf(cluster).every((point) =>
    ranges.some(([first, last]) => first <= point && point <= last)
  )
}

async function openSlice(
  name: string,
  file: string,
  text: string,
  weight: number
): Promise<ReceiptFont> {
  const source = await readFile(fileURLToPath(import.meta.resolve(file)))
  const bytes = await subsetFont(source, text, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight }
  })
  // Fontkit reads past the end for an empty glyph in last place.
  const font = create(Buffer.concat([bytes, Buffer.alloc(16)]))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
  const covers = (cluster: string) =>
    codePointsOf(cluster).every((point) => font.hasGlyphForCodePoint(point))
  return {
    name: `${name}-${weight}`,
    source: Object.assign(font, { layout: shaper(bytes) }),
    covers
  }
}

/**
 * Shapes text with HarfBuzz for fontkit, whose own shaping throws on marks without an anchor, such as
 * in Gurmukhi.
 */
function shaper(bytes: Buffer) {
  const shaping = new harfbuzz.Font(
    new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer))
  )
  return (text: string) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(shaping, buffer)
    const infos = buffer.getGlyphInfos()
    const positions = buffer.getGlyphPositions()
    const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort(
      (a, b) => a - b
    )
    const named = new Set<number>()
    const glyphs = infos.map(({ cluster, codepoint: id }) => {
      const end = starts[starts.indexOf(cluster) + 1]
      const characters = named.has(cluster) ? '' : text.slice(cluster, end)
      named.add(cluster)
      const codePoints = [...characters].map((character) => character.codePointAt(0) ?? 0)
      return { id, codePoints, advanceWidth: shaping.glyphHAdvance(id) }
    })
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    return { glyphs, positions, advanceWidth }
  }
}
