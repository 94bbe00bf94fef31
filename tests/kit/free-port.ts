import { createServer } from 'node:net'

/** A port that nothing listens on; `wanted` where it is free. */
export function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', () =>
      wanted === 0 ? reject(new Error('No port is free.')) : resolve(freePort(0))
    )
    server.listen(wanted, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
