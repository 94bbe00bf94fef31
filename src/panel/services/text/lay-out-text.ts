import bidiFactory from 'bidi-js'
import LineBreaker from 'linebreak'
import { clustersOf, type Coverage, fontRuns, MISSING, type Run } from './font-runs.ts'

const bidi = bidiFactory()

/** A line's runs from left to right, each as its font has to shape it. */
type VisualLine<Font> = readonly Run<Font>[]

/**
 * Breaks a text into lines no wider than `width`, and each line into runs in drawing order. Receipts
 * are in English, so lines run from left to right even if they begin with an Arabic name.
 */
export function layOutText<Font extends Coverage>(
  text: string,
  fonts: readonly Font[],
  { measure, width }: { measure: (run: Run<Font>) => number; width: number }
): VisualLine<Font>[] {
  const widthOf = (line: string) =>
    visualRuns(line, fonts).reduce((sum, run) => sum + measure(run), 0)
  return drawable(text, fonts)
    .split('\n')
    .flatMap((paragraph) => wrapped(paragraph, (line) => widthOf(line) <= width))
    .map((line) => visualRuns(line, fonts))
}

/** The text with a box for each character that no font has. */
function drawable(text: string, fonts: readonly Coverage[]): string {
  return clustersOf(text)
    .map((cluster) =>
      cluster === '\n' || fonts.some((font) => font.covers(cluster)) ? cluster : MISSING
    )
    .join('')
}

function wrapped(paragraph: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of breakable(paragraph)) {
    if (fits((line + piece).trimEnd())) {
      line += piece
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const cluster of fits(piece.trimEnd()) ? [piece] : clustersOf(piece)) {
      if (line !== '' && !fits(line + cluster)) {
        lines.push(line)
        line = ''
      }
      line += cluster
    }
  }
  return [...lines, line].map((one) => one.trimEnd())
}

/** The pieces between which a line may end. */
function breakable(paragraph: string): string[] {
  const breaker = new LineBreaker(paragraph)
  const pieces: string[] = []
  let from = 0
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    pieces.push(paragraph.slice(from, found.position))
    from = found.position
  }
  return pieces
}

function visualRuns<Font extends Coverage>(line: string, fonts: readonly Font[]): VisualLine<Font> {
  if (line === '') return []
  const embedding = bidi.getEmbeddingLevels(line, 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels)
  const place = new Map(
    bidi.getReorderedIndices(line, embedding).map((index, at) => [index, at] as const)
  )
  let from = 0
  return fontRuns(line, fonts, embedding.levels)
    .map((run) => {
      const start = from
      from += run.text.length
      const text = [...run.text]
        .map((character, at) =>
          run.text.length === [...run.text].length
            ? (mirrored.get(start + at) ?? character)
            : character
        )
        .join('')
      return { run: { ...run, text: shapeable(text, run.level) }, at: place.get(start) ?? start }
    })
    .sort((a, b) => a.at - b.at)
    .map(({ run }) => run)
}

/** Shaping reverses right-to-left letters, but not punctuation alone, which has no script. */
function shapeable(text: string, level: number): string {
  const isReversed = level % 2 === 1 && !/\p{L}/u.test(text)
  return isReversed ? clustersOf(text).toReversed().join('') : text
}
