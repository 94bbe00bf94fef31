/** A page as it is printed: rows are a label and its value, `null` is a rule across. */
export type PrintedPage = {
  title: string
  created: Date
  rows: readonly (readonly [label: string, value: string] | null)[]
  foot: string
}

const MARGIN = 64
const LABELS = 150
const INK = '#12302a'
const QUIET = '#4a5f59'

/**
 * Draws one page, tagged so that it can be read aloud; the same page gives the same bytes. The library is loaded by the
 * first one: it would take a tenth of every start.
 */
export async function drawPdf(page: PrintedPage): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-CA',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: plainLatin(page.title), CreationDate: page.created }
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })

  const body = doc.struct('Document')
  doc.addStructure(body)
  const say = (role: string, draw: () => void) => body.add(doc.struct(role, {}, draw))
  say('H1', () => {
    doc.font('Helvetica-Bold').fontSize(22).fillColor(INK).text(plainLatin(page.title))
  })
  doc.moveDown(1)
  const width = doc.page.width - 2 * MARGIN
  for (const row of page.rows) {
    if (row === null) {
      const y = doc.y + 4
      body.add(
        doc.struct('Artifact', {}, () => {
          doc
            .moveTo(MARGIN, y)
            .lineTo(MARGIN + width, y)
            .lineWidth(0.5)
            .stroke(QUIET)
        })
      )
      doc.y = y + 10
      continue
    }
    const [label, value] = row
    const top = doc.y
    say('P', () => {
      doc.font('Helvetica').fontSize(11).fillColor(QUIET)
      doc.text(plainLatin(label), MARGIN, top, { width: LABELS - 12 })
    })
    const afterLabel = doc.y
    say('P', () => {
      doc.fillColor(INK).text(plainLatin(value), MARGIN + LABELS, top, { width: width - LABELS })
    })
    doc.y = Math.max(doc.y, afterLabel) + 6
  }
  say('P', () => {
    doc
      .fontSize(10)
      .fillColor(QUIET)
      .text(plainLatin(page.foot), MARGIN, doc.y + 24, { width })
  })
  body.end()
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

/** The built-in typeface has Western European letters; another letter loses its accents rather than its shape. */
export function plainLatin(text: string): string {
  return [...text]
    .map((letter) => {
      if (KNOWN.test(letter)) return letter
      const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
      return KNOWN.test(bare) ? bare : (LETTERS[letter] ?? '?')
    })
    .join('')
}

const KNOWN =
  /^[\n\x20-\x7e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]+$/
const LETTERS: Record<string, string> = { đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ı: 'i' }
