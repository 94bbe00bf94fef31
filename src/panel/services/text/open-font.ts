import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { codePointsOf, type Coverage } from './font-runs.ts'

export type TextFont = Coverage & {
  name: string
  /** For PDFs. */
  source: Font
  /** For pictures: a text's outlines as SVG, one em high, and how far it goes on. */
  outline: (text: string) => { paths: string; advance: number }
}

/** Opens a font file with the characters of `text` alone; undefined if it has none of them. */
export async function openFont(
  url: string | URL,
  { name, text, weight }: { name: string; text: string; weight: number }
): Promise<TextFont | undefined> {
  const source = await readFile(new URL(url))
  const whole = create(source)
  const isVariable = 'variationAxes' in whole && 'wght' in whole.variationAxes
  const bytes = await subsetFont(source, text, {
    targetFormat: 'truetype',
    ...(isVariable && { variationAxes: { wght: weight } })
  })
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer))
  if (face.collectUnicodes().length === 0) return undefined
  // Fontkit reads past the end for an empty glyph in last place.
  const font = create(Buffer.concat([bytes, Buffer.alloc(16)]))
  if (!('layout' in font)) throw new Error(`${String(url)} is a collection of fonts`)
  const covers = (cluster: string) =>
    codePointsOf(cluster).every((point) => font.hasGlyphForCodePoint(point))
  const shaping = new harfbuzz.Font(face)
  const layout = (run: string) => shape(shaping, run)
  return {
    name,
    covers,
    source: Object.assign(font, { layout }),
    outline(run) {
      const { advanceWidth, glyphs, positions } = layout(run)
      const scale = 1 / font.unitsPerEm
      let [x, y] = [0, 0]
      const paths = glyphs.map(({ id }, at) => {
        const { xAdvance = 0, xOffset = 0, yAdvance = 0, yOffset = 0 } = positions[at] ?? {}
        const place = `translate(${(x + xOffset) * scale} ${-(y + yOffset) * scale})`
        ;[x, y] = [x + xAdvance, y + yAdvance]
        const path = shaping.glyphToPath(id)
        return path && `<path transform="${place} scale(${scale} ${-scale})" d="${path}"/>`
      })
      return { paths: paths.join(''), advance: advanceWidth * scale }
    }
  }
}

/**
 * Shapes text with HarfBuzz for fontkit, whose own shaping throws on marks without an anchor, such as
 * in Gurmukhi.
 */
function shape(shaping: harfbuzz.Font, text: string) {
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
