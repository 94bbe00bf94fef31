import { inflateSync } from 'node:zlib'

/** The text of a PDF, read from its content streams in drawing order. */
export function pdfText(pdf: Buffer): string {
  const file = pdf.toString('latin1')
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body]) => [id, body ?? ''])
  )
  const fonts = new Map<string, Map<string, string>>()
  for (const body of objects.values()) {
    for (const [, name = '', id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, cmap] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      if (cmap !== undefined) fonts.set(name, readCmap(inflated(objects.get(cmap) ?? '')))
    }
  }
  return [...objects.values()].flatMap((body) => runsIn(inflated(body), fonts)).join('\n')
}

function runsIn(content: string, fonts: Map<string, Map<string, string>>): string[] {
  let cmap: Map<string, string> | undefined
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(([, font, parts]) => {
    if (font !== undefined) cmap = fonts.get(font)
    if (parts === undefined) return []
    const codes = [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => hex).join('')
    if (!cmap) return [Buffer.from(codes, 'hex').toString('latin1')]
    return [(codes.match(/.{4}/g) ?? []).map((code) => cmap?.get(code) ?? '').join('')]
  })
}

/** Glyph to text, as a font's ToUnicode lists it. */
function readCmap(cmap: string): Map<string, string> {
  const entries = [...cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)]
  return new Map(
    entries.flatMap(([, first = '0', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = ''], at) => {
        const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0')
        return [glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')]
      })
    )
  )
}

/** A stream's text; '' for other objects. Its length is read, as the last byte may look like a line end. */
function inflated(body: string): string {
  const [before = '', length] =
    /^[\s\S]*?\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/.exec(body) ?? []
  if (length === undefined) return ''
  const data = body.slice(before.length, before.length + Number(length))
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
}
