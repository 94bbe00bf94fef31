import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { withLogContext } from '../services/telemetry/log-context.ts'
import { countAnswer } from '../services/telemetry/metrics.ts'
import { markOf } from '../services/telemetry/security-events.ts'
import type { World } from '../services/world.ts'
import { clientAddress, isFromProxy, trustedProxies } from './client-address.ts'

/** As proxies make them; anything longer, or with other letters, is not taken into our log. */
const REQUEST_ID = /^[\w.:+/=-]{8,100}$/

/**
 * One line a call: its method, the form of its path, what came of it and how long it took. Nothing of what was sent.
 * All that is logged meanwhile carries the same id, which the answer names.
 */
export function requestLog(world: World): MiddlewareHandler {
  const proxies = trustedProxies(world.settings.trustedProxies)
  const idOf = (context: Context): string => {
    const given = context.req.header('x-request-id')
    const isTaken = given !== undefined && REQUEST_ID.test(given) && isFromProxy(context, proxies)
    return isTaken ? given : randomUUID()
  }

  return (context, next) => {
    const request_id = idOf(context)
    const addressMark = () => markOf(clientAddress(context, proxies))
    return withLogContext({ request_id }, { addressMark }, async () => {
      const start = performance.now()
      await next()
      const ms = performance.now() - start
      const { method } = context.req
      const { status } = context.res
      const route = routeOf(context)
      countAnswer(world.metrics, { method, route, status, ms })
      world.log.info({ method, path: route, status, ms: Math.round(ms) }, 'call')
    })
  }
}

/** The path as the contract writes it; whatever else somebody asks for is one and the same. */
function routeOf(context: Context): string {
  const path = routePath(context, -1)
  return path.startsWith('/*') ? 'none' : path
}
