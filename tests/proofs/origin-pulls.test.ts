import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caddyPorts, hasCaddy, startCaddy } from '../kit/caddy.ts'

const HOST = 'amara-osei.sites.localhost'
const VISITOR = '203.0.113.9'

describe.runIf(hasCaddy())('Caddy behind a CDN', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-edge-'))
  /** Says whom it takes for the visitor. */
  const panel = createServer(({ headers }, response) => {
    response.end(`visitor: ${String(headers['x-forwarded-for'])}`)
  })
  let caddy: Awaited<ReturnType<typeof startCaddy>>

  beforeAll(async () => {
    await once(panel.listen(0, '127.0.0.1'), 'listening')
    const { port } = panel.address() as AddressInfo
    const edge = selfSigned('edge').file
    caddy = await startCaddy({ ...(await caddyPorts()), panel: `http://127.0.0.1:${port}`, edge })
  })
  afterAll(async () => {
    await caddy?.close()
    panel.close()
    rmSync(folder, { recursive: true, force: true })
  })

  function selfSigned(name: string) {
    const file = join(folder, `${name}.pem`)
    const key = join(folder, `${name}.key`)
    const options = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${name}`.split(' ')
    execFileSync('openssl', [...options, '-keyout', key, '-out', file], { stdio: 'ignore' })
    return { file, key }
  }

  function certificate(name: string) {
    const [cert, key] = [`${name}.pem`, `${name}.key`].map((file) => {
      return readFileSync(join(folder, file), 'utf8')
    })
    return { cert: cert!, key: key! }
  }

  const headers = [`CF-Connecting-IP: ${VISITOR}`, `X-Forwarded-For: ${VISITOR}`]

  test('a connection with the CDN’s certificate says who its visitor is', async () => {
    const visit = await caddy.visit(HOST, { headers, certificate: certificate('edge') })
    expect(visit?.text).toContain(`visitor: ${VISITOR}`)
  })

  test('anybody else is their own visitor, whatever their headers say', async () => {
    expect((await caddy.visit(HOST, { headers }))?.text).toContain('visitor: 127.0.0.1')
  })

  test('a connection with a certificate of its own making is refused', async () => {
    selfSigned('stranger')
    const visit = await caddy.visit(HOST, { headers, certificate: certificate('stranger') })
    expect(visit).toBeUndefined()
  })
})
