import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { connect, type TLSSocket } from 'node:tls'
import { freePort } from './free-port.ts'
import type { CertificateAuthority } from './certificate-authority.ts'

export function hasCaddy(): boolean {
  return existsSync('/usr/bin/caddy')
}

/** The pages' snippets, empty: this Caddy serves no marketing site. */
const SNIPPETS = ['files', 'assets', 'headers', 'lost']

export type Ports = { httpPort: number; tlsPort: number }

export async function caddyPorts(): Promise<Ports> {
  const [httpPort, tlsPort] = await Promise.all([freePort(), freePort()])
  return { httpPort, tlsPort }
}

/** Caddy with the product's own Caddyfile, in front of a panel, with certificates from `authority`. */
export async function startCaddy(
  authority: CertificateAuthority,
  { httpPort, panel, tlsPort }: Ports & { panel: string }
) {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-caddy-'))
  mkdirSync(join(folder, 'options.d'))
  writeFileSync(
    join(folder, 'site.caddy'),
    SNIPPETS.map((name) => `(maplekey_${name}) {\n}\n`).join('')
  )
  writeFileSync(
    join(folder, 'options.d/test'),
    `admin off
http_port ${httpPort}
https_port ${tlsPort}
acme_ca ${authority.directory}
acme_ca_root ${authority.root}
`
  )
  const upstream = new URL(panel).host
  const caddy = spawn(
    'caddy',
    ['run', '--config', resolve('scripts/deploy/Caddyfile'), '--adapter', 'caddyfile'],
    {
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        XDG_DATA_HOME: join(folder, 'data'),
        XDG_CONFIG_HOME: join(folder, 'config'),
        SITE_ADDRESS: 'maplekey.localhost',
        SITE_FOLDER: folder,
        PANEL_UPSTREAM: upstream,
        SITES_DOMAIN: 'sites.localhost',
        CERTIFICATE_ASK: `http://${upstream}/internal/certificate`,
        CADDY_OPTIONS: `${folder}/options.d/*`
      }
    }
  )
  let log = ''
  const serving = new Promise<void>((done, fail) => {
    caddy.stderr.on('data', (chunk: Buffer) => {
      log += chunk
      if (log.includes('serving initial configuration')) done()
    })
    caddy.once('exit', () => fail(new Error(`Caddy did not start: ${log}`)))
  })
  await serving

  return {
    /** The answer to a GET over TLS, with the server's certificate; undefined if the handshake fails. */
    visit: (host: string, path = '/') => visit(host, tlsPort, path),
    log: () => log,
    async close() {
      const ended = once(caddy, 'exit')
      caddy.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

type Visit = { status: number; head: string; names: string; issuer: string }

async function visit(host: string, port: number, path: string): Promise<Visit | undefined> {
  // The authority is a test's own, so it's compared by name.
  const socket = connect({ host: '127.0.0.1', port, servername: host, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect')
    return await get(socket, host, path)
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

async function get(socket: TLSSocket, host: string, path: string): Promise<Visit> {
  const { issuer, subjectaltname = '' } = socket.getPeerCertificate()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  const [head = ''] = text.split('\r\n\r\n')
  return {
    status: Number(head.split(' ')[1]),
    head,
    names: subjectaltname,
    issuer: String(issuer.CN)
  }
}
