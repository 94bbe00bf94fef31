/** One drawing of a sign for each brokerage, hung in rows from iron bars. */

import type { DemoWebsite } from '#contract/billing/offer.ts'
import { isSample } from '#rules/content/samples.ts'

export type Signs = { width: number; height: number; svg: string }

export const BROKERAGES_PER_ROW = { wide: 4, narrow: 2 }
const CELL = { width: 250, height: 136 }
const SIGN = { width: 226, height: 92, top: 28 }
const LETTER = { size: 21, width: 12.4, line: 24 }
const LETTERS_MAX = 17
const LOOKS = [
  { ground: '#c2492f', ink: '#fff8ee', radius: 10 },
  { ground: '#2f6f7e', ink: '#fff8ee', radius: 46 },
  { ground: '#f2b544', ink: '#12302a', radius: 24 },
  { ground: '#1f4d3f', ink: '#fff8ee', radius: 10 },
  { ground: '#5b3a4b', ink: '#fff8ee', radius: 30 }
] as const

/** Each once, without the part after a comma, as in 'Name, Brokerage'. */
export function brokeragesOf(websites: readonly Pick<DemoWebsite, 'brokerage'>[]): string[] {
  const names = websites.map(({ brokerage }) => brokerage.split(',')[0]?.trim() ?? '')
  return [...new Set(names)].filter(Boolean)
}

/** The brokerages of agents' websites, or those of the samples while there are none. */
export function shownBrokerages(websites: readonly Pick<DemoWebsite, 'base_url' | 'brokerage'>[]): {
  names: string[]
  kind: 'own' | 'samples'
} {
  const own = brokeragesOf(websites.filter(({ base_url }) => !isSample(base_url)))
  if (own.length > 0) return { names: own, kind: 'own' }
  return { names: brokeragesOf(websites), kind: 'samples' }
}

export function brokerageSigns(names: readonly string[], perRow: number): Signs {
  const rows = Math.ceil(names.length / perRow)
  const width = CELL.width * Math.min(perRow, names.length)
  const height = CELL.height * rows
  const signs = names.map((name, index) => {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(perRow, names.length - row * perRow)
    const left = (width - inRow * CELL.width) / 2 + (index % perRow) * CELL.width
    return sign(name, index, left, row * CELL.height)
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui,sans-serif" font-size="${LETTER.size}" font-weight="700" text-anchor="middle">${signs.join('')}</svg>`
  return { width, height, svg }
}

function sign(name: string, index: number, left: number, top: number): string {
  const { ground, ink, radius } = LOOKS[index % LOOKS.length]!
  const middle = CELL.width / 2
  const lines = linesOf(name)
  const first = SIGN.top + (SIGN.height - lines.length * LETTER.line) / 2 + LETTER.size * 0.87
  const text = lines.map((line, at) => textLine(line, middle, first + at * LETTER.line))
  return (
    `<g transform="translate(${left} ${top})">` +
    `<path d="M0 3h${CELL.width}M${middle - 70} 3v30M${middle + 70} 3v30" stroke="#12302a" stroke-width="4"/>` +
    `<rect x="${middle - SIGN.width / 2}" y="${SIGN.top}" width="${SIGN.width}" height="${SIGN.height}" rx="${radius}" fill="${ground}"/>` +
    `<g fill="${ink}">${text.join('')}</g></g>`
  )
}

/** A line too long for its sign is compressed. */
function textLine(line: string, x: number, y: number): string {
  const most = SIGN.width - 32
  const fit =
    line.length * LETTER.width > most ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text x="${x}" y="${y}"${fit}>${escape(line)}</text>`
}

/** Wraps words into at most three lines. */
function linesOf(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1)
    const isRoom = last !== undefined && last.length + 1 + word.length <= LETTERS_MAX
    if (last !== undefined && (isRoom || lines.length === 3)) lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  return lines
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
