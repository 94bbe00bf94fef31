import { readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import { postDrawing } from '#sections/blog/post-drawing.ts'
import { dayStreet, eveningStreet } from '#sections/drawings/street/scenes.ts'

const WIDTH = 1200
const HEIGHT = 630
const GROUND = 604
const MARGIN = 72
const INK = '#12302a'
const SIZES = [92, 76, 62, 52]
const LINES_MAX = 3
const TRACKING = -0.022
/** Sky colours, top and bottom. */
const SKIES = [
  ['#f1f6f4', '#cfe4e6'],
  ['#f7e9df', '#f6d9c6'],
  ['#f6ecd0', '#f1dca6'],
  ['#e2efe6', '#a9d0b5']
] as const

const fontFile = create(
  readFileSync(new URL('../../layouts/fonts/bricolage-narrow.woff2', import.meta.url))
)
if (fontFile.isCollection) throw new Error('The font file must hold one font, not a collection.')
const font = fontFile

/** A page's title above a street, 1200 × 630, as SVG; `name` determines the street. */
export function ogDrawing(name: string, title: string, product: string): string {
  const [top, foot] = SKIES[charCodeSum(name) % SKIES.length] ?? SKIES[0]
  const { lines, size } = fitTitle(title)
  const lineHeight = size * 1.06
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop offset=".2" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
<g transform="translate(0 ${GROUND}) scale(.84)">${street(name)}</g>
<rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="${INK}"/>
<g transform="translate(${MARGIN} 44) scale(1.4)"><path d="M16 2 28 12v17a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V12Z" fill="#c2492f"/><circle cx="16" cy="15" r="4.2" fill="#fbf6ec"/><path d="M14.6 17h2.8l1.6 9h-6Z" fill="#fbf6ec"/></g>
${textOutlines(product, MARGIN + 58, 80, 36)}
${lines.map((line, index) => textOutlines(line, MARGIN, 112 + size + index * lineHeight, size)).join('')}
</svg>`
}

/** 1430 wide, as it is scaled down. */
function street(name: string): string {
  const post = /blog-(\d+)/.exec(name)?.[1]
  if (post) {
    const pair = [postDrawing(Number(post)), postDrawing(Number(post) + 3)]
    return pair
      .map((drawing, at) => `<g transform="translate(${at * 720})">${drawing}</g>`)
      .join('')
  }
  return charCodeSum(name) % 2 === 0 ? eveningStreet() : dayStreet()
}

/** Picks the largest font size at which the title fits two lines, or three at the smaller sizes. */
function fitTitle(title: string): { lines: string[]; size: number } {
  const width = WIDTH - 2 * MARGIN
  for (const size of SIZES) {
    const lines = wrapLines(title, size, width)
    if (lines.length <= (size > 62 ? 2 : LINES_MAX)) return { lines, size }
  }
  const size = SIZES.at(-1) ?? 52
  const lines = wrapLines(title, size, width).slice(0, LINES_MAX)
  return { lines: [...lines.slice(0, -1), `${lines.at(-1)}…`], size }
}

function wrapLines(title: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const extended = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && textWidth(extended, size) <= width) lines[lines.length - 1] = extended
    else lines.push(word)
  }
  return lines
}

function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + glyphWidth(character, size), 0)
}

function glyphWidth(character: string, size: number): number {
  const { advanceWidth } = font.glyphForCodePoint(character.codePointAt(0) ?? 32)
  return (advanceWidth / font.unitsPerEm + TRACKING) * size
}

function textOutlines(text: string, x: number, y: number, size: number): string {
  const scale = size / font.unitsPerEm
  let at = x
  const glyphs = [...text].map((character) => {
    const outline = font.glyphForCodePoint(character.codePointAt(0) ?? 32).path.toSVG()
    const transform = `translate(${at.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
    at += glyphWidth(character, size)
    return outline && `<path transform="${transform}" d="${outline}"/>`
  })
  return `<g fill="${INK}">${glyphs.join('')}</g>`
}

function charCodeSum(name: string): number {
  return [...name].reduce((total, character) => total + character.charCodeAt(0), 0)
}
