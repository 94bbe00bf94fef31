// Writes src/sites/fonts/fallbacks-*.css: installed fonts made as wide as the templates' own, for the moment before those
// arrive, so that lines break in the same places and nothing moves. Chromium measures them. Only needed when a typeface
// changes, on a machine with the Liberation fonts (Debian: fonts-liberation): node scripts/build/fonts/site-fallbacks.ts

import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS } from '../../../tests/kit/launch-options.ts'
import { findChromium } from '../../testing/chromium.ts'

type Face = {
  family: string
  file: string
  /** The weights that the rule is for, and the one it is measured at. */
  weights: [from: number, to: number, at: number]
  like: 'sans' | 'serif'
  /** It is only set in capitals. */
  isCapitals?: boolean
}

const FACES: Face[] = [
  { family: 'Site Text', file: 'instrument-sans', weights: [100, 449, 400], like: 'sans' },
  { family: 'Site Text', file: 'instrument-sans', weights: [450, 550, 500], like: 'sans' },
  { family: 'Site Text', file: 'instrument-sans', weights: [551, 900, 600], like: 'sans' },
  { family: 'Besley', file: 'besley', weights: [100, 900, 600], like: 'serif' },
  { family: 'Bodoni Moda', file: 'bodoni-moda', weights: [100, 900, 500], like: 'serif' },
  { family: 'Figtree', file: 'figtree', weights: [100, 449, 400], like: 'sans' },
  { family: 'Figtree', file: 'figtree', weights: [450, 550, 500], like: 'sans' },
  { family: 'Figtree', file: 'figtree', weights: [551, 750, 650], like: 'sans' },
  { family: 'Figtree', file: 'figtree', weights: [751, 900, 800], like: 'sans' },
  { family: 'Fraunces', file: 'fraunces', weights: [100, 650, 560], like: 'serif' },
  { family: 'Fraunces', file: 'fraunces-bold', weights: [651, 900, 800], like: 'serif' },
  { family: 'Fredoka', file: 'fredoka', weights: [100, 900, 560], like: 'sans' },
  { family: 'Hanken Grotesk', file: 'hanken-grotesk', weights: [100, 449, 400], like: 'sans' },
  { family: 'Hanken Grotesk', file: 'hanken-grotesk', weights: [450, 550, 500], like: 'sans' },
  { family: 'Hanken Grotesk', file: 'hanken-grotesk', weights: [551, 900, 600], like: 'sans' },
  { family: 'Jost', file: 'jost', weights: [100, 449, 400], like: 'sans' },
  { family: 'Jost', file: 'jost', weights: [450, 550, 500], like: 'sans' },
  { family: 'Jost', file: 'jost', weights: [551, 900, 650], like: 'sans' },
  {
    family: 'League Gothic',
    file: 'league-gothic',
    weights: [100, 900, 400],
    like: 'sans',
    isCapitals: true
  },
  { family: 'Libre Bodoni', file: 'libre-bodoni', weights: [100, 900, 500], like: 'serif' },
  { family: 'Newsreader', file: 'newsreader', weights: [100, 550, 400], like: 'serif' },
  { family: 'Newsreader', file: 'newsreader', weights: [551, 900, 600], like: 'serif' },
  { family: 'Nunito', file: 'nunito', weights: [100, 550, 400], like: 'sans' },
  { family: 'Nunito', file: 'nunito', weights: [551, 900, 700], like: 'sans' },
  {
    family: 'Newsreader Display',
    file: 'newsreader-display',
    weights: [100, 900, 680],
    like: 'serif'
  },
  { family: 'Ysabeau', file: 'ysabeau', weights: [100, 550, 450], like: 'sans' },
  { family: 'Ysabeau', file: 'ysabeau', weights: [551, 900, 650], like: 'sans' }
]

const FONTS = resolve(import.meta.dirname, '../../../src/sites/fonts')
/** As wide as Arial and Times New Roman, which most machines have. */
const INSTALLED = {
  sans: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] },
  serif: {
    regular: ['Times New Roman', 'Liberation Serif'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold']
  }
} as const
/** Weights from here on fall back to the bold cut. */
const BOLD_FROM = 551

/** What agents' websites say, in both languages. */
const TEXT =
  'West-end semis, lofts with history and the condo your parents will approve of. Found calmly, bid on wisely. ' +
  'Your home in Toronto deserves a plan. Let’s talk about your move. 12 Elm Street, $895,000, 3 beds, 2 baths. ' +
  'Vous cherchez une propriété à Montréal ou à Québec ? Parlons de votre projet, sans engagement ni détour. ' +
  'Des maisons de ville, des condos et des plex, visités avec soin. Demandez une évaluation gratuite.'

/** In em. */
type Measures = { width: number; ascent: number; descent: number }

const { quick: executablePath } = await findChromium()
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
const page = await browser.newPage()
const note = 'Written by scripts/build/fonts/site-fallbacks.ts: installed fonts, as wide as ours.'
for (const like of ['sans', 'serif'] as const) {
  const rules: string[] = []
  for (const face of FACES) if (face.like === like) rules.push(await ruleOf(face))
  const file = join(FONTS, `fallbacks-${like}.css`)
  writeFileSync(file, [`/* ${note} */`, ...rules].join('\n\n') + '\n')
}
await browser.close()

async function ruleOf({ family, file, like, weights, isCapitals }: Face): Promise<string> {
  const [from, to, at] = weights
  const text = isCapitals ? TEXT.toUpperCase() : TEXT
  const data = readFileSync(join(FONTS, `${file}.woff2`)).toString('base64')
  const ours = await measure(`url(data:font/woff2;base64,${data})`, at, text)
  const names = INSTALLED[like][at < BOLD_FROM ? 'regular' : 'bold']
  const sources = names.map((name) => `local('${name}')`).join(', ')
  const size = ours.width / (await measure(sources, 400, text)).width
  const share = (of: number) => `${((100 * of) / size).toFixed(1)}%`
  return `@font-face {
  font-family: '${family} Fallback';
  src: ${sources};
  font-weight: ${from} ${to};
  ascent-override: ${share(ours.ascent)};
  descent-override: ${share(ours.descent)};
  line-gap-override: 0%;
  size-adjust: ${(100 * size).toFixed(1)}%;
}`
}

function measure(source: string, weight: number, said: string): Promise<Measures> {
  return page.evaluate(
    async ([from, at, text]) => {
      const face = new FontFace('Measured', from, { weight: '100 900' })
      document.fonts.add(await face.load())
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.font = `${at} 1000px Measured`
      const { fontBoundingBoxAscent, fontBoundingBoxDescent, width } = canvas.measureText(text)
      document.fonts.delete(face)
      const em = (length: number) => length / 1000
      return {
        width: em(width),
        ascent: em(fontBoundingBoxAscent),
        descent: em(fontBoundingBoxDescent)
      }
    },
    [source, weight, said] as const
  )
}
