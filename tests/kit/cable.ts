import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** A connection to a server that a test can cut and mend: while it is cut, nothing listens. */
export async function cableTo(target: URL) {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [end, other] of [
      [socket, far],
      [far, socket]
    ] as const) {
      sockets.add(end)
      // A pipe passes on an end, but not that a killed process is gone.
      end
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(end)
          other.end()
        })
    }
    socket.pipe(far).pipe(socket)
  })
  const mend = () => once(server.listen(port, '127.0.0.1'), 'listening')
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const cutFor = async (ms: number) => {
    await cut()
    await pause(ms)
    await mend()
  }
  await mend()
  const url = new URL(target)
  url.host = `127.0.0.1:${port}`
  return { url: url.href, cut, cutFor, mend }
}
