import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fetchPhoto } from '#panel/services/listing-feed/fetch-photo.ts'
import { fixedResolver } from '../../kit/fixed-resolver.ts'

test('a feed’s server is told which product asks for its photographs', async () => {
  let seen: IncomingHttpHeaders = {}
  const server = createServer((request, response) => {
    seen = request.headers
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end('photo')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings = { productName: 'Clé d’érable', reachTest: undefined }
  const asked = { address: `http://127.0.0.1:${port}/1.jpg`, bytesMax: 1000, isOwnServer: true }
  const fetched = await fetchPhoto({ resolver: fixedResolver({}), settings }, asked)
  expect(fetched).toEqual({ bytes: Buffer.from('photo') })
  expect(seen['user-agent']).toBe('Cle derable listing photos')
  server.close()
})
