import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const PROGRAMS = ['/usr/bin/pebble', '/usr/bin/pebble-challtestsrv', '/usr/bin/openssl']

/** Whether Let's Encrypt's test server is installed. */
export function hasPebble(): boolean {
  return PROGRAMS.every((program) => existsSync(program))
}

export type CertificateAuthority = Awaited<ReturnType<typeof startPebble>>

/**
 * Let's Encrypt's own test server, pebble, on loopback, with a resolver for which every name is
 * 127.0.0.1. It checks challenges at these ports.
 */
export async function startPebble({ httpPort, tlsPort }: { httpPort: number; tlsPort: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-pebble-'))
  const [port, management, dns, dnsManagement] = await Promise.all(
    Array.from({ length: 4 }, () => freePort())
  )
  const root = join(folder, 'root.pem')
  const key = join(folder, 'root.key')
  const options = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ')
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  execFileSync('openssl', ['req', ...options, ...names, '-keyout', key, '-out', root], {
    stdio: 'ignore'
  })
  const config = {
    pebble: {
      listenAddress: `127.0.0.1:${port}`,
      managementListenAddress: `127.0.0.1:${management}`,
      certificate: root,
      privateKey: key,
      httpPort,
      tlsPort,
      ocspResponderURL: '',
      externalAccountBindingRequired: false
    }
  }
  writeFileSync(join(folder, 'pebble.json'), JSON.stringify(config))
  const listeners = ['-http01', '', '-https01', '', '-tlsalpn01', '']
  const resolver = spawn(
    'pebble-challtestsrv',
    ['-defaultIPv6', '', '-dns01', `127.0.0.1:${dns}`, '-management', `:${dnsManagement}`].concat(
      listeners
    ),
    { stdio: 'ignore' }
  )
  const pebble = spawn(
    'pebble',
    ['-config', join(folder, 'pebble.json'), '-dnsserver', `127.0.0.1:${dns}`],
    // Without the delays and random refusals that try a client's patience.
    { env: { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' } }
  )
  let log = ''
  pebble.stdout.on('data', (chunk: Buffer) => (log += chunk))
  pebble.stderr.on('data', (chunk: Buffer) => (log += chunk))
  while (!log.includes('ACME directory available')) await once(pebble.stdout, 'data')

  return {
    directory: `https://localhost:${port}/dir`,
    /** The certificate of its own address. */
    root,
    /** How many certificates were ordered. */
    orders: () => log.split('/order-plz').length - 1,
    async close() {
      const ended = Promise.all([once(pebble, 'exit'), once(resolver, 'exit')])
      pebble.kill('SIGTERM')
      resolver.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
