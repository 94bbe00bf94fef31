export type ReadEmail = { to: string; subject: string; date: string; text: string; html: string }

/** Parses an email that our own outbox wrote. Not a general email parser. */
export function readEmail(source: string): ReadEmail {
  const { body, header } = split(source)
  const [, boundary = ''] = /boundary="?([^";\s]+)"?/.exec(header('content-type')) ?? []
  const parts = boundary === '' ? [source] : body.split(`--${boundary}`)
  const content = (type: string) => {
    const part = parts
      .map((text) => split(text.trimStart()))
      .find((one) => one.header('content-type').startsWith(type))
    return part ? decodeBody(part.body, part.header('content-transfer-encoding')) : ''
  }
  return {
    to: decodeHeader(header('to')),
    subject: decodeHeader(header('subject')),
    date: header('date'),
    text: content('text/plain'),
    html: content('text/html')
  }
}

function split(source: string): { body: string; header: (name: string) => string } {
  const [head = '', ...rest] = source.replaceAll('\r\n', '\n').split('\n\n')
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  return {
    body: rest.join('\n\n'),
    header(name) {
      const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`))
      return line?.slice(name.length + 1).trim() ?? ''
    }
  }
}

function decodeBody(body: string, encoding: string): string {
  const kind = encoding.toLowerCase()
  if (kind === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return kind === 'quoted-printable' ? decodeQuoted(body.replaceAll(/=\n/g, '')) : body
}

/** Encoded words like '=?UTF-8?Q?...?='; white space between two of them is dropped (RFC 2047). */
function decodeHeader(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' '))
    )
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16))
  )
  // Our emails are ASCII once encoded, so each character is one byte.
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
