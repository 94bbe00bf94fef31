import { createServer } from 'node:net'

/** A port that nothing listens on: `wanted` if it is free, or else one that the system picks. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', () =>
      wanted === 0 ? reject(new Error('No port is free.')) : resolve(freePort())
    )
    server.listen(wanted, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
