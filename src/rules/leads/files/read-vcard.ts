import ICAL from 'ical.js'
import type { ImportField } from './imported-row.ts'

type Cells = Partial<Record<ImportField, string>>

/** The properties that are read; pictures and the like are not. */
const READ = new Set(['ADR', 'CATEGORIES', 'EMAIL', 'FN', 'N', 'NOTE', 'TEL'])

type Line = { name: string; params: string[]; value: string }

/** The people of a vCard file of any version, without those cards that can't be read. */
export function readVcards(text: string): Cells[] {
  const people: Cells[] = []
  let card: Line[] | undefined
  for (const line of linesOf(text)) {
    const { name, value } = line
    if (name === 'BEGIN' && value.trim().toUpperCase() === 'VCARD') card = []
    else if (name === 'END' && card) {
      people.push(cellsOf(card))
      card = undefined
    } else card?.push(line)
  }
  return people
}

/** Unfolds lines, and what version 2.1 continues after an equals sign. */
function linesOf(text: string): Line[] {
  const whole = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '')
  const lines: Line[] = []
  let open = ''
  for (const piece of whole.split('\n')) {
    const joined = open + piece
    open = ''
    const line = lineOf(joined)
    if (line && isQuotedPrintable(line) && joined.endsWith('=')) open = joined.slice(0, -1)
    else if (line) lines.push(line)
  }
  return lines
}

function lineOf(text: string): Line | undefined {
  const colon = endOfParams(text)
  if (colon < 0) return undefined
  const [named = '', ...params] = text.slice(0, colon).split(';')
  // 'item1.EMAIL' is an email address of a group.
  const name = named.slice(named.lastIndexOf('.') + 1).toUpperCase()
  return { name, params, value: text.slice(colon + 1) }
}

/** The first colon outside of quotes. */
function endOfParams(text: string): number {
  let isQuoted = false
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '"') isQuoted = !isQuoted
    else if (text[index] === ':' && !isQuoted) return index
  }
  return -1
}

function isQuotedPrintable({ params }: Line): boolean {
  return params.some((param) => param.toUpperCase().endsWith('QUOTED-PRINTABLE'))
}

/** Given to the library as version 3.0 without parameters, which 2.1 writes in other ways. */
function cellsOf(card: readonly Line[]): Cells {
  const lines = card.filter(({ name }) => READ.has(name)).map(asVersion3)
  const written = ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n')
  let properties: ReturnType<ICAL.Component['getAllProperties']>
  try {
    properties = new ICAL.Component(ICAL.parse(written) as never).getAllProperties()
  } catch {
    return {}
  }
  const parts = (name: string) =>
    properties
      .filter((property) => property.name === name)
      .map((property) => property.getValues().flat(2).map(String))
  const first = (name: string) => parts(name)[0]?.[0] ?? ''
  const [family = '', given = ''] = parts('n')[0] ?? []
  return {
    name: first('fn'),
    first_name: given,
    last_name: family,
    email: first('email'),
    phone: withoutScheme(first('tel')),
    address: (parts('adr')[0] ?? [])
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', '),
    message: first('note'),
    tags: parts('categories').flat().join(';')
  }
}

function asVersion3(line: Line): string {
  const { name, params, value } = line
  if (!isQuotedPrintable(line)) return `${name}:${value}`
  const charset = params.find((param) => param.toUpperCase().startsWith('CHARSET='))
  const decoded = decodeQuoted(value, charset?.slice('CHARSET='.length) ?? 'utf-8')
  return `${name}:${decoded.replaceAll('\r', '').replaceAll('\n', String.raw`\n`)}`
}

const HEX_BYTE = /=([\dA-F]{2})/gi

function decodeQuoted(value: string, charset: string): string {
  const plain = new TextEncoder().encode(value)
  const latin = Array.from(plain, (byte) => String.fromCharCode(byte)).join('')
  const bytes = latin.replace(HEX_BYTE, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16))
  )
  const decoded = Uint8Array.from(bytes, (character) => character.charCodeAt(0))
  try {
    return new TextDecoder(charset).decode(decoded)
  } catch {
    return new TextDecoder().decode(decoded)
  }
}

/** 'tel:+1-416-555-0199;ext=3' is how version 4.0 writes a number. */
function withoutScheme(phone: string): string {
  return phone.replace(/^tel:/i, '').split(';')[0] ?? ''
}
