import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type RawAnswer = { status: number; headers: Record<string, string>; text: string }

/** Sends bytes, and returns the answers up to the end of the connection, decoded. */
export function exchange(port: number, bytes: string, bodyless = false): Promise<RawAnswer[]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket
      .on('data', (chunk: Buffer) => void chunks.push(chunk))
      .on('error', reject)
      .on('close', () => resolve(answersIn(Buffer.concat(chunks), bodyless)))
  })
}

function answersIn(bytes: Buffer, bodyless: boolean): RawAnswer[] {
  const answers: RawAnswer[] = []
  let from = 0
  while (from < bytes.length) {
    const end = bytes.indexOf('\r\n\r\n', from)
    if (end === -1) throw new Error(`no answer: ${bytes.subarray(from, from + 100).toString()}`)
    const [first = '', ...lines] = bytes.subarray(from, end).toString('latin1').split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
      })
    )
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1])
    const isEmpty = bodyless || status === 304
    const length = isEmpty ? 0 : Number(headers['content-length'] ?? bytes.length - end - 4)
    const body = bytes.subarray(end + 4, end + 4 + length)
    // Read as bytes and as letters, so that a marker in a picture or a damaged text is found, too.
    const decoded = decode(body, headers['content-encoding'])
    const text = [decoded.toString('utf8'), decoded.toString('latin1')].join('\n')
    answers.push({ status, headers, text: isEmpty ? '' : text })
    from = end + 4 + length
  }
  return answers
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
