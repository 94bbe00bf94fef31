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
const SNIPPETS = ['files', 'assets', 'headers', 'lost', 'lost_in_french']

export type Ports = { httpPort: number; tlsPort: number }

export async function caddyPorts(): Promise<Ports> {
  const [httpPort, tlsPort] = await Promise.all([freePort(), freePort()])
  return { httpPort, tlsPort }
}

type Front = Ports & {
  /** The origin of the panel. */
  panel: string
  /** Who gives certificates to the agents' own domains; without it they have none. */
  authority?: CertificateAuthority
  /** A file with the authority of a CDN's certificate. */
  edge?: string
}

/** Caddy with the product's own Caddyfile, in front of a panel. */
export async function startCaddy({ authority, edge, httpPort, panel, tlsPort }: Front) {
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
${authority ? `acme_ca ${authority.directory}\nacme_ca_root ${authority.root}\n` : ''}`
  )
  mkdirSync(join(folder, 'edge.d'))
  if (edge) {
    const auth = `client_auth {\n\tmode verify_if_given\n\ttrusted_ca_cert_file ${edge}\n}\n`
    writeFileSync(join(folder, 'edge.d/cdn.caddy'), auth)
  }
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
        CADDY_OPTIONS: `${folder}/options.d/*`,
        EDGE_TLS: `${folder}/edge.d/*.caddy`
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
    visit: (host: string, sent: Sent = {}) => visit(host, tlsPort, sent),
    log: () => log,
    async close() {
      const ended = once(caddy, 'exit')
      caddy.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

type Sent = {
  /** Further lines of the head. */
  headers?: readonly string[]
  /** The client's certificate and its key, as PEM. */
  certificate?: { cert: string; key: string }
}
type Visit = { status: number; text: string; names: string; issuer: string }

async function visit(host: string, port: number, sent: Sent): Promise<Visit | undefined> {
  // The authority is a test's own, so it's compared by name.
  const options = { host: '127.0.0.1', port, servername: host, rejectUnauthorized: false }
  const socket = connect({ ...options, ...sent.certificate })
  try {
    await once(socket, 'secureConnect')
    return await get(socket, host, sent)
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

async function get(socket: TLSSocket, host: string, { headers = [] }: Sent): Promise<Visit> {
  const { issuer, subjectaltname = '' } = socket.getPeerCertificate()
  const lines = ['GET / HTTP/1.1', `Host: ${host}`, 'Connection: close', ...headers]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return {
    status: Number(text.split(' ')[1]),
    text,
    names: subjectaltname,
    issuer: String(issuer.CN)
  }
}
