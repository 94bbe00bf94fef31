import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'

const file = (name: string) => readFileSync(resolve('tests/kit/certificates', name), 'utf8')

/** Signs the certificate of the server below, and nothing else anywhere. */
export const testAuthority = file('authority.pem')

/** A local HTTPS server for oseihomes.ca, its www host and every free address. */
export async function startWebServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void
) {
  const server = createServer({ key: file('server.key'), cert: file('server.pem') }, answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: () =>
      new Promise<void>((closed) => void server.close(() => closed()).closeAllConnections())
  }
}
