/** Whether a font can draw a character. */
export type Coverage = { covers: (cluster: string) => boolean }

export type Run<Font> = { text: string; font: Font; level: number }

/** Drawn in place of a character that no font has. */
export const MISSING = '□'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters with their marks, and emoji with their modifiers, each as one piece. */
export function clustersOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** Joiners, direction marks and variation selectors draw nothing, so no font needs them. */
export function codePointsOf(cluster: string): number[] {
  const drawn = cluster.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  return [...drawn].map((character) => character.codePointAt(0) ?? 0)
}

/**
 * Splits a line where its font or direction changes. `levels` has the bidi level of each UTF-16 unit.
 * Spaces and punctuation keep the font of the text before them.
 */
export function fontRuns<Font extends Coverage>(
  line: string,
  fonts: readonly Font[],
  levels: ArrayLike<number>
): Run<Font>[] {
  const runs: Run<Font>[] = []
  let at = 0
  for (const cluster of clustersOf(line)) {
    const level = levels[at] ?? 0
    at += cluster.length
    const last = runs.at(-1)
    const isCommon = /^[^\p{L}\p{M}]+$/u.test(cluster)
    const font =
      isCommon && last?.font.covers(cluster)
        ? last.font
        : (fonts.find((one) => one.covers(cluster)) ?? fonts[0])
    if (font === undefined) continue
    if (last && last.font === font && last.level === level) last.text += cluster
    else runs.push({ text: cluster, font, level })
  }
  return runs
}

/** The ranges of a CSS `unicode-range`, as pairs of first and last code point. */
export function unicodeRanges(css: string): [first: number, last: number][] {
  return css.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}
