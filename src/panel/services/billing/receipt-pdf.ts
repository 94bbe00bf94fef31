import type { Run } from '../text/font-runs.ts'
import type { TextFont } from '../text/open-font.ts'

/** The content of a printed page. Rows are a label and its value; `null` draws a rule. */
export type PrintedPage = {
  title: string
  /** Of its texts, as 'fr-CA'. */
  lang: string
  created: Date
  rows: readonly (readonly [label: string, value: string] | null)[]
  foot: string
}

/** `missing` holds the characters that no font has: the page shows a box for each. */
export type DrawnPdf = { bytes: Uint8Array<ArrayBuffer>; missing: string[] }

type PageFont = Omit<TextFont, 'outline' | 'source'> & Partial<Pick<TextFont, 'source'>>
type TextStyle = { size: number; color: string; left?: number; width?: number; isBold?: true }

const MARGIN = 64
const LABELS = 150
const INK = '#12302a'
const QUIET = '#4a5f59'

/** In font sizes: fonts of different scripts share one line grid. */
const LINE_HEIGHT = 1.4
const BASELINE = 1.06

/**
 * Draws a receipt as a tagged PDF for screen readers. The same page gives the same bytes. Loads its
 * libraries on first use, since they would take a tenth of every start.
 */
export async function drawPdf(printed: PrintedPage): Promise<DrawnPdf> {
  const page = composed(printed)
  const { default: PDFDocument } = await import('pdfkit')
  const { layOutText } = await import('../text/lay-out-text.ts')
  const { bold, missing, regular } = await fontsFor(page)
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: page.lang,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: page.title, CreationDate: page.created }
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  for (const { name, source } of [...regular, ...bold]) {
    // pdfkit accepts fontkit fonts since 0.20, but its types don't say so yet.
    if (source) doc.registerFont(name, source as unknown as Buffer)
  }

  const body = doc.struct('Document')
  doc.addStructure(body)
  const width = doc.page.width - 2 * MARGIN
  const bottom = doc.page.height - MARGIN
  const measure = ({ font, text }: Run<PageFont>) =>
    doc.font(font.name).widthOfString(text, { features: [] })

  /** Lays out a text; `draw` writes it from `top` down and returns where it ends. */
  const prepare = (role: string, text: string, style: TextStyle) => {
    const { color, isBold, left = MARGIN, size } = style
    doc.fontSize(size)
    const fonts = isBold ? bold : regular
    const lines = layOutText(text, fonts, { measure, width: style.width ?? width })
    const step = size * LINE_HEIGHT
    const draw = (top: number): number => {
      let y = top
      const drawLines = () => {
        doc.fontSize(size).fillColor(color)
        for (const line of lines) {
          if (y + step > bottom) {
            doc.continueOnNewPage()
            y = MARGIN
          }
          let x = left
          for (const run of line) {
            const advance = measure(run)
            const place = { baseline: 'alphabetic', features: [], lineBreak: false }
            doc.text(run.text, x, y + size * BASELINE, place as PDFKit.Mixins.TextOptions)
            x += advance
          }
          y += step
        }
      }
      body.add(doc.struct(role, { actual: text }, drawLines))
      return y
    }
    return { draw, height: lines.length * step }
  }

  let y = prepare('H1', page.title, { isBold: true, size: 22, color: INK }).draw(MARGIN - 8) + 16
  for (const row of page.rows) {
    if (row === null) {
      const at = y + 4
      const rule = () => doc.moveTo(MARGIN, at).lineTo(MARGIN + width, at)
      body.add(doc.struct('Artifact', {}, () => rule().lineWidth(0.5).stroke(QUIET)))
      y = at + 8
      continue
    }
    const beside = { left: MARGIN + LABELS, width: width - LABELS }
    const label = prepare('P', row[0], { size: 11, color: QUIET, width: LABELS - 12 })
    const value = prepare('P', row[1], { size: 11, color: INK, ...beside })
    const height = Math.max(label.height, value.height)
    if (y + height > bottom && y > bottom / 2) {
      doc.addPage()
      y = MARGIN
    }
    y = Math.max(label.draw(y), value.draw(y)) + 3
  }
  prepare('P', page.foot, { size: 10, color: QUIET }).draw(y + 24)
  body.end()
  doc.end()
  await ended
  return { bytes: new Uint8Array(Buffer.concat(chunks)), missing }
}

/** The characters of the typeface that every PDF reader has, which needs no embedded font. */
const BUILT_IN =
  /^[\n\x20-\x7e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]*$/

type PageFonts = { regular: PageFont[]; bold: PageFont[]; missing: string[] }

async function fontsFor({ foot, rows, title }: PrintedPage): Promise<PageFonts> {
  const texts = [...rows.flatMap((row) => row ?? []), foot]
  if ([title, ...texts].every((text) => BUILT_IN.test(text))) {
    const covers = () => true
    const [regular, bold] = ['Helvetica', 'Helvetica-Bold'].map((name) => [{ name, covers }])
    return { regular: regular ?? [], bold: bold ?? [], missing: [] }
  }
  const { openNotoFonts } = await import('../text/noto-fonts.ts')
  const regular = await openNotoFonts(texts.join('\n'), 400)
  const bold = await openNotoFonts(title, 700)
  return {
    regular: regular.fonts,
    bold: bold.fonts,
    missing: [...new Set([...regular.missing, ...bold.missing])]
  }
}

/** Composes letters with combining accents, as fonts have them composed. */
function composed(page: PrintedPage): PrintedPage {
  const rows = page.rows.map((row) => row && ([nfc(row[0]), nfc(row[1])] as const))
  return { ...page, title: nfc(page.title), foot: nfc(page.foot), rows }
}

function nfc(text: string): string {
  return text.normalize('NFC')
}
