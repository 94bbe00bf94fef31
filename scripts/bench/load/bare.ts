// The baseline of Hono and Node on this machine: only responds. Argument: the response in base64.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

const bytes = new Uint8Array(Buffer.from(process.argv[2] ?? '', 'base64'))
const app = new Hono()
app.get('/', (context) =>
  context.body(bytes, 200, { 'Content-Type': 'application/json', 'Content-Encoding': 'br' })
)
const listener = getRequestListener(app.fetch)
const server = createServer(listener).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
