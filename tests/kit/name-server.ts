import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import packet from 'dns-packet'
import { dnsResolver } from '#panel/services/dns/resolver.ts'

/** Name servers by domain. Others in the zone are NXDOMAIN; outside of it, queries are refused. */
export type Zones = { zone: string; domains: Record<string, string[]> }

export type NameServer = { address: string; close: () => Promise<void> }

const NSD = '/usr/sbin/nsd'

/** Whether the real name server nsd is installed. */
export function hasNsd(): boolean {
  if (existsSync(NSD)) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  try {
    const options = { stdio: 'ignore', timeout: 60_000 } as const
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nsd'], options)
  } catch {
    return false
  }
  return existsSync(NSD)
}

/** nsd with a zone per domain, for its own answers, and the parent zone, for NXDOMAIN. */
export async function startNsd({ domains, zone }: Zones): Promise<NameServer> {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-nsd-'))
  const port = await freeUdpPort()
  const zones = { [zone]: ['ns1.registry.test'], ...domains }
  for (const [name, servers] of Object.entries(zones)) {
    writeFileSync(join(folder, `${name}.zone`), zoneFile(name, servers))
  }
  const server = `server:
  ip-address: 127.0.0.1@${port}
  zonesdir: "${folder}"
  database: ""
  pidfile: ""
  xfrdfile: ""
  zonelistfile: "${folder}/zone.list"
  username: ""
  server-count: 1
  verbosity: 0
remote-control:
  control-enable: no
`
  const listed = Object.keys(zones).map(
    (name) => `zone:\n  name: "${name}"\n  zonefile: "${name}.zone"\n`
  )
  writeFileSync(join(folder, 'nsd.conf'), server + listed.join(''))
  const nsd = spawn(NSD, ['-d', '-c', join(folder, 'nsd.conf')], { stdio: 'ignore' })
  const address = `127.0.0.1:${port}`
  await answering(address, zone, nsd)
  return {
    address,
    async close() {
      const ended = once(nsd, 'exit')
      nsd.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** Gives the same answers on machines without nsd. */
export async function startPacketServer({ domains, zone }: Zones): Promise<NameServer> {
  const socket = await bound()
  socket.on('message', (message, from) => {
    const asked = packet.decode(message)
    const name = asked.questions?.[0]?.name.toLowerCase() ?? ''
    const servers = domains[name]
    const rcode = servers ? 0 : name.endsWith(`.${zone}`) ? NXDOMAIN : REFUSED
    socket.send(
      packet.encode({
        type: 'response',
        id: asked.id ?? 0,
        flags: packet.AUTHORITATIVE_ANSWER | packet.RECURSION_DESIRED | rcode,
        questions: asked.questions ?? [],
        answers: (servers ?? []).map((data) => ({ type: 'NS', name, ttl: 60, data }))
      }),
      from.port,
      from.address
    )
  })
  return serving(socket)
}

/** A server that never responds. */
export async function startSilentServer(): Promise<NameServer> {
  return serving(await bound())
}

const REFUSED = 5
const NXDOMAIN = 3

function zoneFile(name: string, servers: string[]): string {
  const soa = `@ IN SOA ns1.registry.test. hostmaster.registry.test. 1 3600 900 604800 60`
  const records = servers.map((server) => `@ IN NS ${server}.`)
  return [`$ORIGIN ${name}.`, '$TTL 60', soa, ...records, ''].join('\n')
}

async function answering(address: string, zone: string, nsd: ChildProcess): Promise<void> {
  for (;;) {
    if (nsd.exitCode !== null) throw new Error(`nsd ended with ${nsd.exitCode}`)
    const answer = await dnsResolver(address).nameServers(`nobody.${zone}`)
    if ('problem' in answer && answer.problem === 'no-domain') return
  }
}

async function bound(): Promise<Socket> {
  const socket = createSocket('udp4')
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return socket
}

function serving(socket: Socket): NameServer {
  const { port } = socket.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    async close() {
      socket.close()
      await once(socket, 'close')
    }
  }
}

async function freeUdpPort(): Promise<number> {
  const socket = await bound()
  const { port } = socket.address()
  socket.close()
  await once(socket, 'close')
  return port
}
