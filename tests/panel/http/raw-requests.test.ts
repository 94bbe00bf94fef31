import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addSitePicture, sitePictures } from '#contract/websites/site-pictures.ts'
import { sitePictureMessages } from '#messages/validation/site-pictures.ts'
import { createGuardedServer, type RequestHandler } from '#panel/service/guarded-server.ts'
import { type Service, startService } from '#panel/service/start-service.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { pictureBytes } from '../../kit/pictures.ts'
import { storm } from '../../kit/raw-requests/storm.ts'
import { openBuilder } from '../../kit/site-builder.ts'

let folder: string
let panel: TestPanel
let service: Service
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maplekey-raw-'))
  mkdirSync(join(folder, 'releases/one'), { recursive: true })
  symlinkSync('releases/one', join(folder, 'current'))
  writeFileSync(join(folder, 'releases/one/index.html'), '<h1>Home</h1>')
  writeFileSync(join(folder, 'releases/one/large.html'), 'x'.repeat(8_000_000))
  writeFileSync(join(folder, 'releases/one/release.json'), '{}')
  panel = await startPanel({ settings: { rateLimits: false, logLevel: 'error' } })
  service = await startService(panel.world, { port: 0, siteDir: folder })
})
afterAll(async () => {
  await service.close()
  await panel.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends these bytes and reads until the service ends the connection. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    socket
      .on('data', (chunk) => (answer += chunk.toString()))
      .on('error', reject)
      .on('close', () => resolve(answer))
  })
}

const REST = 'Host: localhost\r\nConnection: close\r\n\r\n'

test.each([
  ['an address that begins with half an IPv6 host', `GET //[ HTTP/1.1\r\n${REST}`, 404],
  ['half an escape', `GET /% HTTP/1.1\r\n${REST}`, 404],
  ['a target that is not an address', `GET http://[ HTTP/1.1\r\n${REST}`, 400],
  ['a target that is a host', `GET localhost:443 HTTP/1.1\r\n${REST}`, 400],
  ['an address in full', `GET http://localhost/?a HTTP/1.1\r\n${REST}`, 200],
  ['a call in full', `GET http://localhost/api/general/siteData HTTP/1.1\r\n${REST}`, 200],
  ['a question about the server', `OPTIONS * HTTP/1.1\r\n${REST}`, 405],
  ['the API with nothing but a query', `GET /api?a HTTP/1.1\r\n${REST}`, 404],
  ['a host that is none', `GET /api/user HTTP/1.1\r\nHost: a b[\r\nConnection: close\r\n\r\n`, 400],
  ['a range that ends before it begins', `GET / HTTP/1.1\r\nRange: bytes=9-1\r\n${REST}`, 200],
  [
    'a range with huge numbers',
    `GET / HTTP/1.1\r\nRange: bytes=0-${'9'.repeat(30)}\r\n${REST}`,
    200
  ],
  ['an inner file after two slashes', `GET //release.json HTTP/1.1\r\n${REST}`, 404],
  ['an inner file with an escaped dot', `GET /release%2ejson HTTP/1.1\r\n${REST}`, 404],
  ['an inner file before a slash', `GET /release.json/ HTTP/1.1\r\n${REST}`, 404]
])('%s is answered, and other connections stay open', async (_, text, status) => {
  expect(await exchange(service.port, text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect((await fetch(`http://localhost:${service.port}/`)).status).toBe(200)
})

test('an unreadable call gets the same answer as every refusal', async () => {
  const answer = await exchange(
    service.port,
    'GET /api/user HTTP/1.1\r\nHost: a b[\r\nConnection: close\r\n\r\n'
  )
  expect(answer).toContain('{"api_status":400,"message":"The request is not valid HTTP."}')
})

/** Sends a body that never ends, until the service answers; how many bytes it was willing to take. */
function pour(headers: string): Promise<{ answer: string; poured: number }> {
  return new Promise((resolve, reject) => {
    const socket = connect(service.port, '127.0.0.1')
    const piece = Buffer.alloc(65_536)
    let answer = ''
    let poured = 0
    const chunk = headers.includes('chunked')
      ? Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')])
      : piece
    const more = () => {
      while (answer === '' && socket.writable && socket.write(chunk)) poured += piece.length
    }
    socket
      .on('drain', more)
      .on('data', (data) => (answer += data.toString()))
      .on('error', (error: NodeJS.ErrnoException) => {
        if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error)
      })
      .on('close', () => resolve({ answer, poured }))
    socket.write(headers)
    more()
  })
}

test.each([
  ['with its length', 'Content-Length: 2000000000'],
  ['in pieces', 'Transfer-Encoding: chunked']
])('an upload of 2 GB %s is cut off early with a sentence', async (_, length) => {
  const { token } = await openBuilder(panel)
  const { answer, poured } = await pour(
    `POST /api${addSitePicture.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n${length}\r\n\r\n`
  )
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain(sitePictureMessages.en.tooLarge)
  expect(poured).toBeLessThan(60_000_000)
})

test('an upload is what came of it in however many pieces, and nothing if it ends early', async () => {
  const { token } = await openBuilder(panel)
  const picture = await pictureBytes('png', { width: 400 })
  const sha256 = createHash('sha256').update(picture).digest('hex')
  const stored = async () => {
    const { body } = await panel.call(sitePictures, {}, { token })
    return body.data.map((one: { sha256: string }) => one.sha256)
  }
  const head = `POST /api${addSitePicture.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n`
  const cut = connect(service.port, '127.0.0.1')
  cut.end(Buffer.concat([Buffer.from(`${head}Content-Length: 99999\r\n\r\n`), picture]))
  await once(cut.resume(), 'close')
  expect(await stored()).toEqual([])

  const whole = connect(service.port, '127.0.0.1')
  whole.write(`${head}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n`)
  for (let at = 0; at < picture.length; at += 50) {
    const piece = picture.subarray(at, at + 50)
    const size = `${piece.length.toString(16)}\r\n`
    whole.write(Buffer.concat([Buffer.from(size), piece, Buffer.from('\r\n')]))
  }
  whole.write('0\r\n\r\n')
  expect(await text(whole)).toContain(`"sha256":"${sha256}","width":400`)
  expect(await stored()).toEqual([sha256])
})

test('a file is closed when its reader disconnects half-way', async () => {
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).endsWith('large.html')
      } catch {
        return false
      }
    }).length
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      const socket = connect(service.port, '127.0.0.1')
      socket.write(`GET /large HTTP/1.1\r\n${REST}`)
      await new Promise((resolve) => socket.once('data', resolve))
      socket.destroy()
    })
  )
  await expect.poll(openFiles, { timeout: 60_000 }).toBe(0)
})

/** A guarded server with this handler, and its port. */
async function guard(handle: RequestHandler): Promise<number> {
  const server: Server = createGuardedServer(panel.world, handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test.each<[string, RequestHandler]>([
  [
    'at once',
    () => {
      throw new Error('the inside')
    }
  ],
  ['later', () => Promise.reject(new Error('the inside'))],
  [
    'after it has set headers',
    (_request, response) => {
      response.setHeader('Content-Encoding', 'br')
      throw new Error('the inside')
    }
  ]
])(
  'whatever a handler throws %s is answered with with 500 in one sentence, and logged',
  async (_, handle) => {
    const port = await guard(handle)
    const page = await exchange(port, `GET / HTTP/1.1\r\n${REST}`)
    expect(page).toMatch(/^HTTP\/1.1 500 [^]*<h1>Something went wrong.<\/h1>/)
    const call = await exchange(port, `GET /api/user HTTP/1.1\r\n${REST}`)
    expect(call).toContain('{"api_status":500,"message":"Something went wrong."}')
    expect(page + call).not.toMatch(/the inside|content-encoding/i)
    expect(panel.logged.join('')).toContain('the inside')
  }
)

test('a response that fails half-way is cut off, not ended as complete', async () => {
  const port = await guard((_request, response) => {
    response.writeHead(200, { 'Content-Length': 10 }).write('half')
    throw new Error('the inside')
  })
  const answer = await exchange(port, `GET / HTTP/1.1\r\n${REST}`).catch(() => '')
  expect(answer).not.toContain('Something went wrong.')
  expect(
    await exchange(
      await guard((_, response) => void response.end('ok')),
      `GET / HTTP/1.1\r\n${REST}`
    )
  ).toContain('ok')
})

test('no malformed request ends the service or gets a 5xx', async () => {
  const { faults, statuses } = await storm({
    atOnce: 24,
    port: service.port,
    requests: 1500,
    seed: 16
  })
  expect(faults).toEqual([])
  // A quarter of them get past Node's parser to reach our own code, however many a busy machine cuts off.
  const refused = (statuses.get(400) ?? 0) + (statuses.get(undefined) ?? 0)
  expect(1500 - refused).toBeGreaterThan(375)
  expect((await fetch(`http://localhost:${service.port}/readyz`)).status).toBe(200)
})
