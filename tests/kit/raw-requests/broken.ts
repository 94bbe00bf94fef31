import fc from 'fast-check'
import { type Piece, wellFormed } from './grammar.ts'

/** What the client does with the connection after sending. */
type Manner = 'waits' | 'half-closes' | 'resets' | 'dribbles' | 'pauses'

/** The bytes of a request, how it was broken, and how its client behaves. */
export type RawRequest = { bytes: Buffer; broken: string; manner: Manner }

const OTHERS = [
  '',
  ' ',
  '\t',
  '\0',
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  '/',
  '//[',
  '//',
  '/%',
  '/%ff',
  '/\\..\\',
  '/../..',
  '/[::1',
  'http://[',
  'http://%',
  '://',
  '?',
  '#',
  ':',
  '-1',
  '+1',
  '0x10',
  '1e3',
  '99999999999999999999',
  'ffffffffffffffff',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/9.9',
  'http/1.1',
  'Content-Length',
  'Transfer-Encoding',
  'Host',
  '__proto__',
  'constructor',
  'chunked, chunked',
  'gzip, chunked',
  'bytes=9-1',
  'bytes=--',
  '\u2028',
  '🍁',
  'é',
  'x'.repeat(20_000)
]
const BYTES = fc
  .uint8Array({ minLength: 1, maxLength: 8 })
  .map((bytes) => Buffer.from(bytes).toString('latin1'))

type Break = (piece: string, at: number, other: string) => string
const BREAKS: Record<string, Break> = {
  removed: () => '',
  doubled: (piece) => piece + piece,
  replaced: (_piece, _at, other) => other,
  inserted: (piece, at, other) =>
    piece.slice(0, at % (piece.length + 1)) + other + piece.slice(at % (piece.length + 1)),
  shortened: (piece, at) => piece.slice(0, at % (piece.length + 1)),
  'in the other case': (piece) =>
    piece === piece.toLowerCase() ? piece.toUpperCase() : piece.toLowerCase()
}

const manner = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Manner>('waits') },
  { weight: 4, arbitrary: fc.constant<Manner>('half-closes') },
  { weight: 2, arbitrary: fc.constant<Manner>('resets') },
  { weight: 1, arbitrary: fc.constantFrom<Manner>('dribbles', 'pauses') }
)

/** Separators; a server usually stops parsing at a missing one. */
const SEPARATORS = ['colon', 'line end', 'space']

/** A request broken in one piece, or in everything after it. */
export const brokenRequest: fc.Arbitrary<RawRequest> = fc
  .tuple(
    wellFormed,
    fc.nat(),
    fc.nat(200),
    fc.constantFrom(...Object.keys(BREAKS), 'cut off'),
    fc.oneof(fc.constantFrom(...OTHERS), BYTES),
    manner
  )
  .map(([pieces, which, at, way, other, mode]) => {
    const place = placeOf(pieces, which)
    const name = pieces[place]?.name ?? ''
    const texts =
      way === 'cut off'
        ? cutOff(pieces, place, at)
        : broken(pieces, place, (text) => BREAKS[way]?.(text, at, other) ?? text)
    return {
      bytes: Buffer.from(texts.join(''), 'latin1'),
      broken: `${name} ${way}`,
      manner: mode
    }
  })

/** One in four is a separator. */
function placeOf(pieces: Piece[], which: number): number {
  const isSeparator = which % 4 === 0
  const places = [...pieces.keys()].filter(
    (at) => SEPARATORS.includes(pieces[at]?.name ?? '') === isSeparator
  )
  return places[Math.floor(which / 4) % places.length] ?? 0
}

function cutOff(pieces: Piece[], place: number, at: number): string[] {
  const kept = pieces.slice(0, place + 1).map(({ text }) => text)
  const last = kept.pop() ?? ''
  return [...kept, last.slice(0, at % (last.length + 1))]
}

function broken(pieces: Piece[], place: number, change: (text: string) => string): string[] {
  return pieces.map(({ text }, index) => (index === place ? change(text) : text))
}
