import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

/** A published site whose page /large exceeds any socket buffer. */
export function writeLargeSite(store: string): void {
  mkdirSync(join(store, 'releases/one'), { recursive: true })
  symlinkSync('releases/one', join(store, 'current'))
  for (const name of ['index', 'pricing']) {
    writeFileSync(join(store, 'releases/one', `${name}.html`), `<h1>${name}</h1>`)
  }
  writeFileSync(join(store, 'releases/one/large.html'), 'x'.repeat(8_000_000))
}

/** Opens a connection that sends these bytes and never reads. */
export function greedyClient(port: number, bytes: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(bytes, () => resolve(socket))
    socket.on('close', () => resolve(socket))
  })
}
