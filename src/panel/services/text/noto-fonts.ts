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
import { clustersOf, codePointsOf, MISSING, unicodeRanges } from './font-runs.ts'
import { openFont, type TextFont } from './open-font.ts'

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
export async function openNotoFonts(
  text: string,
  weight: number
): Promise<{ fonts: TextFont[]; missing: string[] }> {
  const all = new Set(
    clustersOf(text.replaceAll('\n', ' ')).filter((cluster) => codePointsOf(cluster).length > 0)
  )
  const common = [...all].filter((cluster) => /^[^\p{L}\p{M}]+$/u.test(cluster)).join('')
  const fonts: TextFont[] = []
  /** Opens the fonts for these clusters, and returns those that no font has. */
  const openFor = async (wanted: Set<string>) => {
    for (const { file, name, ranges } of slicesFor(text)) {
      const claimed = [...wanted].filter((cluster) => isWithin(cluster, ranges))
      if (claimed.length === 0) continue
      const font = await openFont(import.meta.resolve(file), {
        name: `${name}-${weight}`,
        text: claimed.join('') + common,
        weight
      })
      const drawn = font ? claimed.filter(font.covers) : []
      if (font && drawn.length > 0) fonts.push(font)
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
