import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLocalRequest } from '../http/local-request.ts'
import type { World } from '../services/world.ts'
import { countAnswer } from '../services/telemetry/metrics.ts'
import { type HostMap, openHostMap } from './host-map.ts'
import { normaliseHost } from './host-name.ts'
import { openListingEvents } from './listing-events.ts'
import { PLAIN_STYLES_PATH, plainStyles, sendPlainPage } from './plain-page.ts'
import { serveSite } from './serve-site.ts'
import type { SiteBuild } from './site-build.ts'
import { FILE_CACHING, siteHeaders } from './site-headers.ts'
import { sendBody } from './site-response.ts'
import { openVisitCounter } from './visit-counter.ts'

export type Hosting = {
  hosts: HostMap
  /**
   * Answers a request to an agent's host or to an unknown one; false if it is the product's own. Load
   * balancers ask for health by address, so under an unknown host `operations` come first.
   */
  handle: (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    operations: Operations
  ) => Promise<boolean>
  close: () => Promise<void>
}

/** Answers health and metrics; false for any other path. */
type Operations = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Decides by the Host header alone whose request it is, before anything else looks at it. */
export async function openHosting(world: World, build: SiteBuild | undefined): Promise<Hosting> {
  const { production, siteUrl } = world.settings
  const ownHost = normaliseHost(new URL(siteUrl).host)
  const hosts = await openHostMap(world)
  const headersOf = siteHeaders(world.settings)
  const visits = openVisitCounter(world)
  const events = openListingEvents(world)
  const serve = build && (await serveSite(world, build, headersOf, { events, visits }))
  if (!build) world.log.warn('agents’ websites are not built: run npm start or npm run panel')

  function isOwn(host: string | undefined, { headers, socket }: IncomingMessage): boolean {
    if (host === ownHost) return true
    // HTTP/1.0 may leave it out.
    if (host === undefined) return !production && headers.host === undefined
    if (!production && LOCAL_HOSTS.includes(host)) return true
    const forwarded = headers['x-forwarded-for'] ?? headers.forwarded
    return isLocalRequest({ peer: socket.remoteAddress, host: headers.host, forwarded })
  }

  const handle: Hosting['handle'] = async (request, response, path, operations) => {
    const name = request.headers.host ?? ''
    const isClear = countHosts(request) <= 1
    // A host that is in the map as it was sent needs no parser.
    const known = isClear ? hosts.find(name) : undefined
    const host = known ? name : normaliseHost(name)
    if (isClear && isOwn(host, request)) return false
    const entry = known ?? (isClear && host !== undefined ? hosts.find(host) : undefined)
    if (!entry && isClear && operations(request, response, path)) return true

    count(world, request, response)
    if (entry && serve) {
      await serve(request, response, path, entry)
      return true
    }
    const headers = headersOf(entry)
    if (path === PLAIN_STYLES_PATH) {
      const cached = [...headers, 'Cache-Control', FILE_CACHING]
      sendBody(request, response, plainStyles, { headers: cached })
    } else {
      sendPlainPage(response, entry ? 'away' : isClear ? 'unknownHost' : 'invalid', headers)
    }
    return true
  }

  return {
    hosts,
    handle,
    async close() {
      await visits.close()
      await events.close()
      await hosts.close()
    }
  }
}

/** Node keeps the first of several Host headers. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') count++
  }
  return count
}

/** All agents' websites count as one route, since there may be thousands. */
function count({ metrics }: World, request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now()
  response.once('finish', () => {
    const ms = performance.now() - start
    const { method = 'GET' } = request
    countAnswer(metrics, { method, route: 'agent-site', status: response.statusCode, ms })
  })
}
