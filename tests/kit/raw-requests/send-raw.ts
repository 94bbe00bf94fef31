import { connect, type Socket } from 'node:net'
import type { RawRequest } from './broken.ts'

/** How long a client waits before closing its side, as the service may expect more. */
const PATIENCE_MS = 100
const READ_MAX = 64_000

export type RawAnswer = { status: number | undefined; text: string }

/** Sends a request on a new connection; resolves at its end with the first response. */
export function sendRaw(
  port: number,
  { bytes, manner }: RawRequest,
  localAddress: string
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true })
    const patience = setTimeout(() => (text === '' ? socket.end() : socket.destroy()), PATIENCE_MS)
    // Without a response or a disconnect, the service has forgotten the connection.
    const giveUp = setTimeout(() => socket.destroy(), 20 * PATIENCE_MS)
    socket.on('data', (chunk: Buffer) => {
      if (text.length < READ_MAX) text += chunk.toString('latin1')
      // The client has its response and closes.
      if (isWhole(text)) socket.destroy()
    })
    socket.on('end', () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(patience)
      clearTimeout(giveUp)
      resolve({ status: statusOf(text), text })
    })
    socket.on('connect', () => void write(socket, bytes, manner))
  })
}

async function write(socket: Socket, bytes: Buffer, manner: RawRequest['manner']): Promise<void> {
  if (manner === 'resets') {
    socket.write(bytes, () => socket.resetAndDestroy())
  } else if (manner === 'half-closes') {
    socket.end(bytes)
  } else if (manner === 'pauses') {
    // Two writes become two packets, so that the parser reads the second by itself.
    socket.setNoDelay()
    socket.write(bytes.subarray(0, bytes.length / 2), () =>
      setImmediate(() => socket.writable && socket.write(bytes.subarray(bytes.length / 2)))
    )
  } else if (manner === 'dribbles') {
    socket.setNoDelay()
    for (const byte of bytes.subarray(0, 300)) {
      if (!socket.writable) return
      await new Promise<void>((next) => socket.write(Buffer.of(byte), () => setImmediate(next)))
    }
    if (socket.writable) socket.write(bytes.subarray(300))
  } else {
    socket.write(bytes)
  }
}

/** Whether the head of a final response, not an interim one, has arrived. */
function isWhole(text: string): boolean {
  return /^(HTTP\/1\.1 1\d\d [^]*?\r\n\r\n)?HTTP\/1\.1 [2-9]\d\d [^]*?\r\n\r\n/.test(text)
}

function statusOf(text: string): number | undefined {
  const [, status] = /^(?:HTTP\/1\.1 1\d\d [^]*?\r\n\r\n)?HTTP\/1\.1 ([2-9]\d\d) /.exec(text) ?? []
  return status === undefined ? undefined : Number(status)
}
