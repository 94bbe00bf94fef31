export type ReadMail = { to: string; subject: string; date: string; text: string; html: string }

/** Reads back a mail the outbox wrote: its headers, its text and its HTML. No reader for mail from elsewhere. */
export function readMail(source: string): ReadMail {
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

/** Words as '=?UTF-8?Q?...?=' and '=?UTF-8?B?...?='; blanks between two of them are not meant. */
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
  // A mail of ours is ASCII once encoded, so each sign here is one byte.
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
