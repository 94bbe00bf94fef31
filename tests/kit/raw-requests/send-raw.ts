import { connect, type Socket } from 'node:net'
import type { RawRequest } from './broken.ts'

/** How long a client waits for an answer before it closes its side; the service may be waiting for the rest of a request. */
const PATIENCE_MS = 100
const READ_MAX = 64_000

export type RawAnswer = { status: number | undefined; text: string }

/** Sends a request on a connection of its own, and resolves when that has ended, with what was answered first. */
export function sendRaw(
  port: number,
  { bytes, manner }: RawRequest,
  localAddress: string
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true })
    const patience = setTimeout(() => (text === '' ? socket.end() : socket.destroy()), PATIENCE_MS)
    // One that is answered with nothing, and not ended either, has been forgotten.
    const giveUp = setTimeout(() => socket.destroy(), 20 * PATIENCE_MS)
    socket.on('data', (chunk: Buffer) => {
      if (text.length < READ_MAX) text += chunk.toString('latin1')
      // Whether more would follow is for the client to say: this one has what it wanted.
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
    // What is cut in two arrives as two packets, and the second is read by itself.
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

/** The head of a final answer has come; of an interim one another follows. */
function isWhole(text: string): boolean {
  return /^(HTTP\/1\.1 1\d\d [^]*?\r\n\r\n)?HTTP\/1\.1 [2-9]\d\d [^]*?\r\n\r\n/.test(text)
}

function statusOf(text: string): number | undefined {
  const [, status] = /^(?:HTTP\/1\.1 1\d\d [^]*?\r\n\r\n)?HTTP\/1\.1 ([2-9]\d\d) /.exec(text) ?? []
  return status === undefined ? undefined : Number(status)
}
