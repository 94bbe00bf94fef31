import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { registerUser } from '#contract/accounts/auth.ts'
import { type Endpoint, type InputOf, Refusal } from '#contract/endpoint.ts'
import { createPanel } from '#panel/app.ts'
import { humanVerifier, zonesOf } from '#panel/actions/open-world.ts'
import { insertFirstContent } from '#panel/records/content/first-content.ts'
import { kyselyOver } from '#panel/services/database/database.ts'
import { type Listen, listenEmbedded, listenPostgres } from '#panel/services/database/listen.ts'
import { openLog } from '#panel/services/telemetry/logger.ts'
import type { EmailTransport, OutgoingEmail } from '#panel/services/email/email-transport.ts'
import { openMetrics } from '#panel/services/telemetry/metrics.ts'
import type { NameServers } from '#panel/services/dns/resolver.ts'
import { pictureFilesOf } from '#panel/services/pictures/open-picture-files.ts'
import { sandboxCards } from '#panel/services/cards/sandbox-cards.ts'
import type { Settings } from '#panel/config/settings.ts'
import { PUBLIC_FEEDS } from '#panel/services/listing-feed/feed-places.ts'
import type { World } from '#panel/services/world.ts'
import { migrate } from '#panel/tables/migrate.ts'
import type { Database } from '#panel/tables/schema.ts'
import { fixedResolver } from './fixed-resolver.ts'
import { forgetPeople } from './forget-people.ts'
import { openInMemory } from './in-memory-database.ts'
import { freshPostgres } from './postgres.ts'
import { insertRegistered } from './registered-agent.ts'
import { standInReach } from './stand-in-internet.ts'
import { testSettings } from './test-settings.ts'

export const START = new Date('2026-11-21T15:00:00.000Z')

type CallOptions = {
  token?: string | undefined
  idempotencyKey?: string | undefined
  ip?: string
  headers?: Record<string, string>
}

/** An error, or a response validated against its contract. */
export type Answer = {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

export type TestPanel = {
  app: Hono
  world: World
  /** Lines of the service's log. */
  logged: string[]
  /** Sent emails, in order. */
  emails: OutgoingEmail[]
  now: () => Date
  setClock: (to: Date) => void
  advanceClock: (ms: number) => void
  request: (path: string, init?: RequestInit, ip?: string) => Promise<Response>
  call: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions
  ) => Promise<Answer>
  /** A new agent; without a referral code no call is made. */
  registerAgent: (
    change?: Partial<InputOf<typeof registerUser>>
  ) => Promise<{ email: string; password: string; token: string; agent_id: string }>
  close: () => Promise<void>
}

export type PanelOptions = {
  settings?: Partial<Settings>
  /** Everything but the database, the clock and the log can be changed. */
  world?: Partial<Omit<World, 'clock' | 'contentRevision' | 'db' | 'log' | 'metrics' | 'settings'>>
  engine?: 'embedded' | 'postgres'
  nameServers?: Record<string, NameServers>
}

/**
 * The real panel on a real database, without a socket. Each worker has one database, which every
 * start resets to sample content without agents, so a file has one panel at a time.
 */
export async function startPanel(options: PanelOptions = {}): Promise<TestPanel> {
  const { db, listen } = await (engineOf(options) === 'postgres' ? postgres() : embedded())
  await forgetPeople(db)

  const settings = { ...testSettings, ...options.settings }
  const emails: OutgoingEmail[] = []
  const logged: string[] = []
  let now = START
  const clock = () => now
  const log = openLog(settings.logLevel, { write: (line) => void logged.push(line) })
  const resolver = options.world?.resolver ?? fixedResolver(options.nameServers ?? {})
  const world: World = {
    clock,
    contentRevision: { now: 0 },
    feeds: PUBLIC_FEEDS,
    db,
    listen,
    log,
    settings,
    cards: sandboxCards(db, clock),
    human: await humanVerifier({ clock, db, log, settings }),
    email: keepIn(emails),
    metrics: openMetrics(),
    pictures: pictureFilesOf(settings, log),
    reach: standInReach(db, settings.sitesDomain),
    resolver,
    zones: zonesOf(settings, resolver),
    ...options.world
  }
  const app = createPanel(world)
  let people = 0

  const panel: TestPanel = {
    app,
    world,
    logged,
    emails,
    now: clock,
    setClock(to) {
      now = to
    },
    advanceClock(ms) {
      now = new Date(now.getTime() + ms)
    },
    async request(path, init, ip = '203.0.113.7') {
      const headers = Object.fromEntries(new Headers(init?.headers))
      return app.request(path, init, { incoming: { headers, socket: { remoteAddress: ip } } })
    },
    async call(endpoint, input, { headers, idempotencyKey, ip, token } = {}) {
      const { path, ...init } = requestOf(endpoint, input as object)
      if (token !== undefined) init.headers['authorization'] = `Bearer ${token}`
      if (idempotencyKey !== undefined) init.headers['idempotency-key'] = idempotencyKey
      Object.assign(init.headers, headers)
      return read(endpoint, await panel.request(path, init, ip))
    },
    async registerAgent(change = {}) {
      people++
      const form = {
        name: 'Amara Osei',
        email: `agent${people}@lakeshore.ca`,
        password: 'a good password',
        confirmPassword: change.password ?? 'a good password',
        phone: `416555${String(people).padStart(4, '0')}`,
        recaptcha: 'checked',
        ...change
      }
      const { email, password, referral_code } = form
      if (!referral_code) return { email, password, ...(await insertRegistered(world, form)) }
      const ip = `198.51.100.${people % 250}`
      const { body, status } = await panel.call(registerUser, form, { ip })
      if (status !== 200) throw new Error(`registering failed: ${body.message}`)
      const { agent_id } = await db
        .selectFrom('agents')
        .select('agent_id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return { email, password, agent_id, token: body.access_token }
    },
    async close() {
      await forgetPeople(db)
    }
  }
  return panel
}

/** TEST_ENGINE=postgres runs tests that don't choose an engine on PostgreSQL, to expose races. */
function engineOf({ engine }: PanelOptions): PanelOptions['engine'] {
  return engine ?? (process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'embedded')
}

/** Global, so that a test that reloads the modules keeps its database. */
const opened = ((globalThis as Record<symbol, unknown>)[Symbol.for('maplekey.test-databases')] ??=
  {}) as Partial<Record<'embedded' | 'postgres', Promise<TestDatabase>>>

type TestDatabase = { db: Kysely<Database>; listen: Listen }

/** An empty database with its tables and the sample content. */
export async function inMemory(): Promise<Kysely<Database>> {
  return (await embedded()).db
}

function embedded(): Promise<TestDatabase> {
  opened.embedded ??= openInMemory().then(async (pglite) => ({
    db: await prepare(kyselyOver(pglite)),
    listen: listenEmbedded(pglite)
  }))
  return opened.embedded
}

function postgres(): Promise<TestDatabase> {
  opened.postgres ??= freshPostgres().then(async ({ db, url }) => ({
    db: await prepare(db),
    listen: listenPostgres(url, openLog('silent'))
  }))
  return opened.postgres
}

async function prepare(db: Kysely<Database>): Promise<Kysely<Database>> {
  await migrate(db)
  await insertFirstContent(db, { now: START, samples: true })
  return db
}

function keepIn(emails: OutgoingEmail[]): EmailTransport {
  return {
    kind: 'outbox',
    async send(email) {
      emails.push(email)
    }
  }
}

type SentRequest = {
  path: string
  method: string
  headers: Record<string, string>
  body?: Blob | string
}

export function requestOf(endpoint: Endpoint, input: object): SentRequest {
  const { file, ...rest } = input as Record<string, unknown>
  const words = new Map(Object.entries(endpoint.upload ? rest : input))
  const body = endpoint.upload && file instanceof Blob ? { body: file } : {}
  if (endpoint.method === 'POST' && !endpoint.upload) {
    const headers = { 'content-type': 'application/json' }
    return { path: endpoint.path, method: 'POST', headers, body: JSON.stringify(input) }
  }
  const bare = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const word = String(words.get(name))
    words.delete(name)
    return encodeURIComponent(word)
  })
  const query = new URLSearchParams([...words].map(([key, word]) => [key, String(word)]))
  const path = query.size > 0 ? `${bare}?${query}` : bare
  return { path, method: endpoint.method, headers: {}, ...body }
}

async function read(endpoint: Endpoint, response: Response): Promise<Answer> {
  // A file is answered as its text.
  if (response.ok && endpoint.answer.type === 'blob') {
    return { status: response.status, body: await response.text() }
  }
  const body: unknown = await response.json()
  v.parse(response.status === 200 ? endpoint.answer : Refusal, body)
  return { status: response.status, body }
}
