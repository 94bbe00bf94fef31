import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const ACCOUNT = '023e105f4ecef8ad9ca31a8372d0c353'
const TOKEN = 'Sn3lZJTBX6kkg7OdcBUAxOO963GEIyGQqnFTOFYY'

type DnsRecord = {
  id: string
  type: string
  name: string
  content: string
  priority?: number
  proxied?: boolean
  data?: Record<string, unknown>
}
type ZoneInBooks = {
  id: string
  name: string
  status: 'active' | 'moved' | 'pending'
  name_servers: string[]
  records: DnsRecord[]
  /** Whether the edge has a certificate, which takes a while after the activation. */
  isCertified: boolean
  settings: Record<string, string>
  /** How many delegation checks were requested. */
  checks: number
}
type Answer = { status: number; body: object; headers?: Record<string, string> }
/** Faults of the next calls to a path, one per call. */
type Fault = 'answer-lost' | 'broken' | { retryAfter: number } | { code: number }

export type CloudflareServer = Awaited<ReturnType<typeof startCloudflare>>

/** A stateful local server with the zone and record calls of Cloudflare's API, version 4. */
export async function startCloudflare() {
  const zones: ZoneInBooks[] = []
  const faults: { path: RegExp; fault: Fault }[] = []
  const calls: string[] = []
  /** A domain's records elsewhere, which a scan finds. */
  const elsewhere = new Map<string, Omit<DnsRecord, 'id'>[]>()
  let made = 0
  const newId = () => String(++made).padStart(32, '0')

  function answerTo(method: string, url: URL, body: Record<string, unknown>): Answer {
    const [, , , resource, id, inner, last] = url.pathname.split('/')
    if (resource !== 'zones') return refused(404, 7000, 'No route for that URI')
    if (id === undefined) {
      return method === 'POST' ? makeZone(body) : listZones(url.searchParams)
    }
    const zone = zones.find((one) => one.id === id)
    if (!zone)
      return refused(404, 7003, 'Could not route, perhaps your object identifier is wrong?')
    if (inner === undefined && method === 'DELETE') return ok(zones.splice(zones.indexOf(zone), 1))
    if (inner === 'activation_check' && method === 'PUT') {
      zone.checks++
      return ok({ id: zone.id })
    }
    if (inner === 'settings' && method === 'PATCH') {
      zone.settings[last ?? ''] = String(body['value'])
      return ok({ id: last, value: body['value'] })
    }
    if (inner === 'ssl') return ok(certificatePacks(zone))
    if (inner !== 'dns_records') return ok(zoneBody(zone))
    if (last === 'batch') return batch(zone, body)
    if (method === 'GET') return ok(zone.records, zone.records.length)
    if (method === 'DELETE') return removeRecord(zone, last ?? '')
    return last === 'scan' ? scan(zone) : makeRecord(zone, body as Omit<DnsRecord, 'id'>)
  }

  function listZones(query: URLSearchParams): Answer {
    const isOurs = query.get('account.id') === ACCOUNT
    const found = zones.filter(({ name }) => isOurs && name === query.get('name')).map(zoneBody)
    return ok(found, found.length)
  }

  function makeZone(body: Record<string, unknown>): Answer {
    const name = String(body['name'])
    const account = body['account'] as { id?: string } | undefined
    if (account?.id !== ACCOUNT) return refused(403, 1068, 'Permission denied')
    if (body['type'] !== 'full') return refused(400, 1119, 'Unknown type')
    if (zones.some((zone) => zone.name === name))
      return refused(400, 1061, `${name} already exists`)
    const id = newId()
    const name_servers = [`ana${made}.ns.cloudflare.com`, `Bob${made}.ns.cloudflare.com`]
    const zone: ZoneInBooks = {
      id,
      name,
      status: 'pending',
      name_servers,
      records: [],
      isCertified: false,
      settings: { ssl: 'flexible', tls_client_auth: 'off' },
      checks: 0
    }
    zones.push(zone)
    return ok(zoneBody(zone))
  }

  /** As Cloudflare does, with its proxy in front of every address. */
  function scan(zone: ZoneInBooks): Answer {
    const found = (elsewhere.get(zone.name) ?? []).map((record) => ({
      id: newId(),
      ...record,
      proxied: ADDRESSES.includes(record.type)
    }))
    zone.records.push(...found)
    return ok({ recs_added: found.length, total_records_parsed: found.length })
  }

  function makeRecord(zone: ZoneInBooks, record: Omit<DnsRecord, 'id'>): Answer {
    const beside = zone.records.filter(({ name }) => name === record.name)
    if (beside.some(({ content, type }) => content === record.content && type === record.type)) {
      return refused(400, 81_058, 'An identical record already exists.')
    }
    const clashes = beside.some(({ type }) => {
      return ADDRESSES.includes(type) && [type, record.type].includes('CNAME')
    })
    if (clashes) {
      return refused(400, 81_053, 'An A, AAAA, or CNAME record with that host already exists.')
    }
    const { data } = record
    const content = record.content ?? contentOf(record.type, data ?? {})
    const priority = record.priority ?? data?.['priority']
    const kept = { ...record, ...(typeof priority === 'number' && { priority }) }
    zone.records.push({ ...kept, id: newId(), content })
    return ok(zone.records.at(-1))
  }

  /** All of it or nothing: deletions first, then additions. */
  function batch(zone: ZoneInBooks, body: Record<string, unknown>): Answer {
    const before = [...zone.records]
    const { deletes = [], posts = [] } = body as {
      deletes?: { id: string }[]
      posts?: Omit<DnsRecord, 'id'>[]
    }
    const answers = [
      ...deletes.map(({ id }) => removeRecord(zone, id)),
      ...posts.map((record) => makeRecord(zone, record))
    ]
    const failed = answers.find(({ status }) => status !== 200)
    if (failed) zone.records = before
    return failed ?? ok({ deletes, posts })
  }

  function removeRecord(zone: ZoneInBooks, id: string): Answer {
    const at = zone.records.findIndex((record) => record.id === id)
    if (at < 0) return refused(404, 81_044, 'Record does not exist.')
    zone.records.splice(at, 1)
    return ok({ id })
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://cloudflare')
    const call = `${request.method} ${url.pathname}`
    calls.push(call)
    const at = faults.findIndex(({ path }) => path.test(call))
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault
    const body = await readBody(request)
    const isKnown = request.headers.authorization === `Bearer ${TOKEN}`
    const answer =
      faultAnswer(fault) ??
      (isKnown
        ? answerTo(request.method ?? 'GET', url, body)
        : refused(403, 10_000, 'Authentication error'))
    if (fault === 'answer-lost') return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    calls,
    elsewhere,
    keys: {
      apiToken: TOKEN,
      accountId: ACCOUNT,
      apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}/client/v4`
    },
    zones,
    /** Activates a zone, as when Cloudflare sees the new name servers. Its certificate follows. */
    activate: (name: string, isCertified = true) =>
      zones.forEach((zone) => {
        if (zone.name === name) Object.assign(zone, { status: 'active', isCertified })
      }),
    /** Deletes a pending zone, as Cloudflare does after 28 days. */
    drop: (name: string) =>
      zones.splice(
        zones.findIndex((zone) => zone.name === name),
        1
      ),
    failNext: (path: RegExp, ...next: Fault[]) =>
      void faults.push(...next.map((fault) => ({ path, fault }))),
    /** Clears all state for the next test. */
    forget() {
      elsewhere.clear()
      for (const list of [zones, faults, calls]) list.splice(0)
    },
    close: () =>
      new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections())
  }
}

function faultAnswer(fault: Fault | undefined): Answer | undefined {
  if (fault === undefined || fault === 'answer-lost') return undefined
  if (fault === 'broken') return { status: 502, body: { error: 'bad gateway' } }
  if ('code' in fault) return refused(400, fault.code, 'Refused.')
  const limited = refused(429, 971, 'Please wait and consider throttling your request speed')
  return { ...limited, headers: { 'retry-after': String(fault.retryAfter) } }
}

/** Cloudflare writes the content of records that are given as data. */
function contentOf(type: string, data: Record<string, unknown>): string {
  if (type === 'CAA') return `${data['flags']} ${data['tag']} "${data['value']}"`
  return `${data['weight']}\t${data['port']}\t${data['target']}`
}

const ADDRESSES = ['A', 'AAAA', 'CNAME']

function certificatePacks({ id, isCertified, name }: ZoneInBooks) {
  const hosts = [name, `*.${name}`]
  const status = isCertified ? 'active' : 'pending_validation'
  return [{ id, type: 'universal', hosts, status, certificates: [] }]
}

function zoneBody({ id, name, name_servers, status }: ZoneInBooks) {
  return { id, name, status, type: 'full', paused: false, name_servers, account: { id: ACCOUNT } }
}

function ok(result: unknown, count?: number): Answer {
  const result_info = { page: 1, per_page: 20, count, total_count: count, total_pages: 1 }
  const body = { success: true, errors: [], messages: [], result }
  return { status: 200, body: count === undefined ? body : { ...body, result_info } }
}

function refused(status: number, code: number, message: string): Answer {
  return {
    status,
    body: { success: false, errors: [{ code, message }], messages: [], result: null }
  }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}
