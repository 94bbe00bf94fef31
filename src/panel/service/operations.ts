import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { hasBearerSecret } from '../http/bearer-secret.ts'
import { DATA_POLICY } from '../http/security-headers.ts'
import { trustedProxies } from '../http/client-address.ts'
import { isLocalRequest, isLoopback } from '../http/local-request.ts'
import { chargeCounts, jobCounts } from '../records/service/counts.ts'
import { pingDatabase } from '../records/service/health.ts'
import { countFeeds } from '../actions/listings/feeds/count-feeds.ts'
import { runCounts } from '../records/publishing/publish-runs.ts'
import { PROBE_LABEL, PROBE_PATH } from '../services/dns/reach.ts'
import type { World } from '../services/world.ts'

const DAY_MS = 24 * 60 * 60_000
/** A load balancer doesn't wait long for a readiness answer. */
const DATABASE_TIMEOUT_MS = 2000

const CERTIFICATE_PATH = '/internal/certificate'

type Answer = { status: number; type: string; text: string }

/** Health, readiness and Prometheus endpoints. */
export function operations(
  world: World,
  isClosing: () => boolean,
  mayHaveCertificate: (host: string) => Promise<boolean>
): (request: IncomingMessage, response: ServerResponse, path: string) => boolean {
  const answers: Record<string, (request: IncomingMessage) => Promise<Answer>> = {
    // Doesn't check the database, since a restart wouldn't fix it.
    '/healthz': async () => plainText(200, 'ok\n'),
    [PROBE_PATH]: async (request) => probe(request, world),
    [CERTIFICATE_PATH]: (request) => certificate(request, world, mayHaveCertificate),
    '/readyz': () => readiness(world, isClosing()),
    '/metrics': (request) =>
      mayRead(request, world) ? metrics(world) : Promise.resolve(plainText(404, 'not found\n'))
  }
  return (request, response, path) => {
    const answer = Object.hasOwn(answers, path) ? answers[path] : undefined
    if (!answer) return false
    void answer(request)
      .catch((error: unknown) => {
        world.log.error({ err: error }, 'a health or metrics request failed')
        return plainText(500, 'failed\n')
      })
      .then(({ status, text, type }) => {
        response.writeHead(status, { ...HEADERS, 'Content-Type': type })
        response.end(request.method === 'HEAD' ? undefined : text)
      })
    return true
  }
}

const HEADERS = {
  'Cache-Control': 'no-store',
  // A browser that opens them loads the site's icon.
  'Content-Security-Policy': `${DATA_POLICY}; img-src 'self'`,
  'X-Content-Type-Options': 'nosniff'
}

/** For Caddy beside the panel; to anyone else there is no such address. */
async function certificate(
  { headers, socket, url = '' }: IncomingMessage,
  { settings }: World,
  mayHaveCertificate: (host: string) => Promise<boolean>
): Promise<Answer> {
  const isDirect = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
  const peer = socket.remoteAddress ?? ''
  const isNearby = isLoopback(peer) || trustedProxies(settings.trustedProxies)(peer, 0)
  const host = new URL(url, 'http://panel').searchParams.get('domain') ?? ''
  if (!isDirect || !isNearby || !(await mayHaveCertificate(host)))
    return plainText(404, 'not found\n')
  return plainText(200, 'ok\n')
}

/** Proves to this installation's own check that the internet reaches it. */
function probe({ headers, url = '' }: IncomingMessage, { reach, settings }: World): Answer {
  const isProbeHost = headers.host === `${PROBE_LABEL}.${settings.sitesDomain}`
  const nonce = new URL(url, 'http://probe').searchParams.get('nonce') ?? ''
  const answer = isProbeHost && /^[0-9a-f]{32}$/.test(nonce) && reach.answerProbe(nonce)
  return answer ? plainText(200, answer) : plainText(404, 'not found\n')
}

async function readiness(world: World, isClosing: boolean): Promise<Answer> {
  const isUp = await databaseAnswers(world)
  const report = { ready: isUp && !isClosing, database: isUp ? 'up' : 'down', closing: isClosing }
  return {
    status: report.ready ? 200 : 503,
    type: 'application/json',
    text: `${JSON.stringify(report)}\n`
  }
}

async function databaseAnswers({ db, log }: World): Promise<boolean> {
  const late = pause(DATABASE_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${DATABASE_TIMEOUT_MS} ms`)
  })
  try {
    await Promise.race([pingDatabase(db), late])
    return true
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return false
  }
}

async function metrics(world: World): Promise<Answer> {
  const { charges, databaseUp, feeds, jobs, publishRuns, register } = world.metrics
  const isUp = await databaseAnswers(world)
  databaseUp.set(isUp ? 1 : 0)
  jobs.reset()
  charges.reset()
  publishRuns.reset()
  feeds.reset()
  if (isUp) {
    const now = world.clock()
    for (const { count, state } of await jobCounts(world.db, now)) jobs.set({ state }, count)
    const yesterday = new Date(now.getTime() - DAY_MS)
    for (const { count, state } of await chargeCounts(world.db, yesterday)) {
      charges.set({ state }, count)
    }
    for (const { count, state } of await countFeeds(world.db, now)) feeds.set({ state }, count)
    for (const { count, state } of await runCounts(world.db, yesterday)) {
      publishRuns.set({ state }, count)
    }
  }
  return { status: 200, type: register.contentType, text: await register.metrics() }
}

/** This machine, or a client with the token; everyone else gets 404. */
function mayRead(request: IncomingMessage, { settings }: World): boolean {
  const { headers, socket } = request
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded
  if (isLocalRequest({ peer: socket.remoteAddress, host: headers.host, forwarded })) return true
  return hasBearerSecret(headers.authorization, settings.metricsToken)
}

function plainText(status: number, text: string): Answer {
  return { status, type: 'text/plain;charset=utf-8', text }
}
