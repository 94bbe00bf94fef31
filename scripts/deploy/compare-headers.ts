// Compares the responses of the panel's own server and of Caddy for every path of a built site: status, body and
// relevant headers.
//   node scripts/deploy/compare-headers.ts [--dist dist]
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { createServer as createProbe, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readSettings } from '#panel/config/config.ts'
import { staticSite } from '#panel/service/static-site.ts'
import { filesIn } from '#publish/files-in.ts'
import { caddySite } from './caddy-site.ts'

/** Headers that may differ between servers. */
const IGNORED = [
  'content-length',
  'transfer-encoding',

  'accept-ranges',
  'alt-svc',
  'connection',
  'date',
  'etag',
  'keep-alive',
  'last-modified'
]

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync
}

const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } })
const siteDir = resolve(values.dist)
const settings = readSettings({ ...process.env, SITE_URL: 'https://maplekey.example' })

const ours = createServer(staticSite(siteDir, settings)).listen(0, '127.0.0.1')
const caddy = await startCaddy()
try {
  const ourPort = (ours.address() as AddressInfo).port
  let differences = 0
  let asked = 0
  for (const path of pathsOf(siteDir)) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const [one, other] = await Promise.all(
        [ourPort, caddy.port].map((port) => ask(`http://127.0.0.1:${port}${path}`, encoding))
      )
      asked++
      for (const name of new Set([...one!.keys(), ...other!.keys()])) {
        // Our server sends no type for an icon.
        if (one!.get(name) === other!.get(name) || one!.get(name) === '') continue
        differences++
        console.log(
          `${path} (${encoding}) ${name}\n  ours:  ${one!.get(name)}\n  caddy: ${other!.get(name)}`
        )
      }
    }
  }
  console.log(`${asked} answers compared, ${differences} differences`)
  if (differences > 0) process.exitCode = 1
} finally {
  caddy.stop()
  ours.close()
  ours.closeAllConnections()
}

/** Every file, every path of every page, and some missing ones. */
function pathsOf(store: string): string[] {
  const files = [join(store, 'current'), join(store, 'assets')].flatMap((folder) =>
    filesIn(folder).map((file) => `/${file}`)
  )
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const path = file.replace(/(\/index)?\.html$/, '')
      return path === '' ? ['/'] : [path, `${path}/`]
    })
  const lost = ['/none', '/none.js', '/_astro/none.js', '/release.json', '/csp.json', '/blog/none/']
  return [...files, ...pages, ...lost]
}

/** A response's headers, status and decompressed body's hash. */
function ask(url: string, encoding: string): Promise<Map<string, string>> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { headers, statusCode: status } = response
        const unpack = UNPACK[headers['content-encoding'] ?? ''] ?? ((bytes: Buffer) => bytes)
        const body = createHash('sha256')
          .update(unpack(Buffer.concat(chunks)))
          .digest('hex')
        // Caddy compresses the 404 page too.
        const ignored = status === 404 ? [...IGNORED, 'content-encoding', 'vary'] : IGNORED
        const counted = Object.entries(headers).filter(([name]) => !ignored.includes(name))
        const table = counted.map(
          ([name, value]) =>
            [
              name,
              String(value)
                .replace(/; ?charset=utf-8$/i, '')
                .replaceAll('; ', ';')
                .toLowerCase()
            ] as const
        )
        done(new Map([...table, ['status', String(status)], ['body', body]]))
      })
    }).on('error', fail)
  })
}

async function startCaddy(): Promise<{ port: number; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-caddy-'))
  const [port, admin] = [await freePort(), await freePort()]
  writeFileSync(join(folder, 'site.caddy'), caddySite(siteDir, settings))
  const child = spawn('caddy', ['run', '--config', resolve(import.meta.dirname, 'Caddyfile')], {
    env: {
      ...process.env,
      CADDY_ADMIN: `127.0.0.1:${admin}`,
      HOME: folder,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_FOLDER: folder
    },
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Caddy did not start: ${said}`)
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return { port, stop }
    await pause(50)
  }
}

async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1')
  await new Promise((listening) => probe.once('listening', listening))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}
