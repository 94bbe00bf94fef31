import { Parser } from 'htmlparser2'
import { safeHtml } from './safe-html.ts'

const BLOCKS = new Set(
  'p br hr h2 h3 h4 blockquote figure figcaption pre ul ol li dl dt dd table caption thead tbody tfoot tr th td'.split(
    ' '
  )
)
/** Marks that show no seam where one ends and the next begins; the others draw a border, or are links. */
const SEAMLESS = new Set(['strong', 'em', 's', 'sub', 'sup', 'small', 'mark'])
const SAME_MARKS: Record<string, string> = { b: 'strong', i: 'em' }

type Piece =
  | { kind: 'text'; text: string; marks: string }
  | { kind: 'start' | 'end'; tag: string; name: string }

/** Whether two texts look the same: ignores invisible white space, and b/i against strong/em. */
export function isSameHtml(one: string, other: string): boolean {
  return JSON.stringify(piecesOf(one)) === JSON.stringify(piecesOf(other))
}

/** What a reader sees, in order: tags, and text with its seamless marks. */
function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = []
  const marks: string[] = []
  const line = shownSpace()
  let isPre = false
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const name = SAME_MARKS[tagName] ?? tagName
      if (SEAMLESS.has(name)) return void marks.push(name)
      pieces.push({ kind: 'start', name, tag: `${name} ${JSON.stringify(attributes)}` })
      if (name === 'pre') isPre = true
      if (BLOCKS.has(name)) line.end()
      else if (name === 'img') line.add()
    },
    ontext(data) {
      const text = isPre ? data : line.show(data)
      if (text === '') return
      const piece: Piece = { kind: 'text', text, marks: marks.join(' ') }
      pieces.push(piece)
      if (!isPre) line.add(piece)
    },
    onclosetag(tagName) {
      const name = SAME_MARKS[tagName] ?? tagName
      if (SEAMLESS.has(name)) return void marks.pop()
      if (name === 'pre') {
        isPre = false
        dropLastLineBreaks(pieces)
      }
      pieces.push({ kind: 'end', name, tag: name })
      if (BLOCKS.has(name)) line.end()
    }
  })
  parser.end(safeHtml(html))
  line.end()
  return withoutEmptyPieces(pieces)
}

/** White space as a browser shows it: once in a row. At the edges of a line any is invisible. */
function shownSpace() {
  let isLineStart = true
  let texts: { text: string }[] = []
  const endsInSpace = () => texts.at(-1)?.text.endsWith(' ') ?? false
  return {
    show(data: string): string {
      const text = data.replace(/[ \t\r\n]+/g, ' ')
      if (isLineStart) return text.trimStart()
      return endsInSpace() && text.startsWith(' ') ? text.slice(1) : text
    },
    add(piece?: { text: string }): void {
      isLineStart = false
      texts = piece ? [...texts, piece] : []
    },
    end(): void {
      for (const piece of texts.toReversed()) {
        piece.text = piece.text.trimEnd()
        if (piece.text !== '') break
      }
      isLineStart = true
      texts = []
    }
  }
}

function dropLastLineBreaks(pieces: readonly Piece[]): void {
  const last = pieces.findLast(({ kind }) => kind === 'text')
  if (last?.kind === 'text') last.text = last.text.replace(/\n+$/, '')
}

/** Joins neighbouring text with the same marks, and drops marks without content. */
function withoutEmptyPieces(pieces: readonly Piece[]): Piece[] {
  const shown: Piece[] = []
  for (const piece of pieces) {
    const last = shown.at(-1)
    if (piece.kind === 'text') {
      if (piece.text === '') continue
      if (last?.kind === 'text' && last.marks === piece.marks) last.text += piece.text
      else shown.push(piece)
    } else if (
      piece.kind === 'end' &&
      last?.kind === 'start' &&
      last.name === piece.name &&
      !BLOCKS.has(piece.name) &&
      piece.name !== 'img'
    ) {
      shown.pop()
    } else shown.push(piece)
  }
  return shown
}
