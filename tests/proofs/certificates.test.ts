import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Kysely } from 'kysely'
import type { Database } from '#panel/tables/schema.ts'
import { builtSites } from '../kit/agent-sites.ts'
import { caddyPorts, hasCaddy, startCaddy } from '../kit/caddy.ts'
import { type CertificateAuthority, hasPebble, startPebble } from '../kit/certificate-authority.ts'
import { measured } from '../kit/measured.ts'
import { type PanelProcess, startPanelProcess } from '../kit/panel-process.ts'
import { freshPostgres, hasPostgres } from '../kit/postgres.ts'

const CERTIFICATE_BOUND_MS = 5000
const UNKNOWN_HOSTS = 500
const LIVE = 'amaraosei-demo.ca'
const OTHERS = ['second-live.ca', 'third-live.ca']

describe.runIf(hasCaddy() && hasPebble() && hasPostgres())('Caddy before a panel', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-certificates-'))
  let authority: CertificateAuthority
  let caddy: Awaited<ReturnType<typeof startCaddy>>
  let panel: PanelProcess
  let db: Kysely<Database>
  let relay: Awaited<ReturnType<typeof startRelay>>

  beforeAll(async () => {
    const postgres = await freshPostgres()
    db = postgres.db
    relay = await startRelay(Number(new URL(postgres.url).port))
    const url = new URL(postgres.url)
    url.port = String(relay.port)
    const env = {
      DATABASE_URL: url.href,
      SITE_URL: 'https://maplekey.localhost',
      SITES_DOMAIN: 'sites.localhost'
    }
    panel = await startPanelProcess(folder, env, builtSites())
    await vi.waitUntil(showsLive, 30_000)
    const ports = await caddyPorts()
    authority = await startPebble(ports)
    caddy = await startCaddy({ ...ports, authority, panel: panel.origin })
  }, 120_000)
  afterAll(async () => {
    await caddy?.close()
    await authority?.close()
    await panel?.stop()
    await relay?.close()
    await db?.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  /** The panel's own look at the domain, which finds nobody there, may come in between. */
  async function showsLive(): Promise<boolean> {
    await setLive([LIVE, ...OTHERS])
    return isKnown(LIVE)
  }

  /** Hosts of the demo agent's website whose DNS was seen to point here. */
  async function setLive(hosts: string[]): Promise<void> {
    const { website_id } = await db
      .selectFrom('websites')
      .select('website_id')
      .where('base_url', '=', LIVE)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('websites')
      .set({ cloudflare_domain_status: 'Active', dns_check_at: null })
      .where('website_id', '=', website_id)
      .execute()
    const seen = { website_id, kind: 'own', state: 'live', certificate: 'caddy' } as const
    for (const host of hosts) {
      await db
        .insertInto('site_hosts')
        .values({ host, ...seen, seen_at: new Date() })
        .onConflict((conflict) => conflict.column('host').doUpdateSet(seen))
        .execute()
    }
  }

  test(`a live host has its certificate within ${CERTIFICATE_BOUND_MS} ms, and shows its agent's page`, async () => {
    const start = performance.now()
    const visit = await caddy.visit(LIVE)
    const took = performance.now() - start
    measured('first handshake of a live host', { ms: Math.round(took) })
    expect(visit).toMatchObject({ status: 200, names: `DNS:${LIVE}` })
    expect(visit?.text).toContain('X-Maplekey-Site')
    expect(took).toBeLessThan(CERTIFICATE_BOUND_MS)
  })

  test(`${UNKNOWN_HOSTS} unknown hosts, deeper labels and IP addresses order no certificate`, async () => {
    const before = authority.orders()
    const strangers = Array.from({ length: UNKNOWN_HOSTS - 3 }, (_, at) => `stranger-${at}.ca`)
    for (const host of [...strangers, `deep.er.${LIVE}`, `x.${LIVE}`, '127.0.0.1']) {
      expect(await caddy.visit(host)).toBeUndefined()
    }
    expect(authority.orders()).toBe(before)
  })

  test('while the database is away, known hosts get certificates and are served', async () => {
    await caddy.visit(LIVE)
    relay.cut()
    await expect.poll(async () => (await fetch(`${panel.origin}/readyz`)).status).toBe(503)
    expect(await caddy.visit(LIVE)).toMatchObject({ status: 200 })
    for (const host of OTHERS) {
      const visit = await caddy.visit(host)
      expect(visit?.names).toBe(`DNS:${host}`)
    }
  })

  async function isKnown(host: string): Promise<boolean> {
    return (await fetch(`${panel.origin}/internal/certificate?domain=${host}`)).ok
  }
})

/** Passes connections on to a port until it is cut. */
async function startRelay(port: number) {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near]
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => open.delete(one))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    async close() {
      cut()
      server.close()
    }
  }
}
