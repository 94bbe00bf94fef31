import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

type Received = { headers: Record<string, string>; body: string }

/** The event types that Follow Up Boss documents. */
const EVENT_TYPES = [
  'Registration',
  'Inquiry',
  'Seller Inquiry',
  'Property Inquiry',
  'General Inquiry',
  'Viewed Property',
  'Saved Property',
  'Visited Website',
  'Visited Open House'
]

/**
 * Stands in for Follow Up Boss and for an agent's own webhook, over HTTPS: `settings` make the panel
 * reach it under every name.
 */
export async function startLeadReceivers() {
  const folder = mkdtempSync(join(tmpdir(), 'lead-receivers-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=receivers'.split(' ')
  const names = 'subjectAltName=DNS:api.followupboss.com,DNS:hooks.example.com'
  execFileSync('openssl', ['req', ...options, '-addext', names, '-keyout', key, '-out', cert], {
    stdio: 'ignore'
  })
  const receivers = {
    apiKey: 'fka_0123456789abcdef',
    /** Whether the flow of this source is archived. */
    isArchived: false,
    /** What the webhook answers. */
    hookStatus: 204,
    events: [] as Received[],
    hooks: [] as Received[],
    /** Calls that Follow Up Boss asks nobody to make for leads. */
    misuses: [] as string[],
    people: new Set<string>()
  }

  function follow({ body, headers }: Received, path: string): number {
    if (path !== '/v1/events') {
      receivers.misuses.push(path)
      return 404
    }
    const basic = Buffer.from(`${receivers.apiKey}:`).toString('base64')
    if (headers['authorization'] !== `Basic ${basic}`) return 401
    const event = JSON.parse(body) as { type?: string; person?: { emails?: { value: string }[] } }
    if (!EVENT_TYPES.includes(event.type ?? '') || !event.person) return 400
    if (receivers.isArchived) return 204
    receivers.events.push({ body, headers })
    const email = event.person.emails?.[0]?.value ?? ''
    const isKnown = receivers.people.has(email)
    receivers.people.add(email)
    return isKnown ? 200 : 201
  }

  const tls = { key: readFileSync(key), cert: readFileSync(cert) }
  const server = createServer(tls, async (request, response) => {
    const headers = request.headers as Record<string, string>
    const body = await text(request).catch(() => undefined)
    // A panel that is killed ends its call in the middle.
    if (body === undefined) return void response.destroy()
    const received = { headers, body }
    if (headers['host'] === 'api.followupboss.com') {
      response.writeHead(follow(received, request.url ?? '')).end()
      return
    }
    receivers.hooks.push(received)
    response.writeHead(receivers.hookStatus).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  return Object.assign(receivers, {
    settings: { reachTest: { address: '127.0.0.1', port, ca: tls.cert.toString() } },
    async close() {
      await new Promise((done) => server.close(done))
      rmSync(folder, { recursive: true, force: true })
    }
  })
}
