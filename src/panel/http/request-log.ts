import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { withLogContext } from '../services/telemetry/log-context.ts'
import { countAnswer } from '../services/telemetry/metrics.ts'
import { hashAddress } from '../services/telemetry/security-events.ts'
import type { World } from '../services/world.ts'
import { clientAddress, isFromProxy, trustedProxies } from './client-address.ts'

/** The form proxies use. Anything longer, or with other characters, stays out of our log. */
const REQUEST_ID = /^[\w.:+/=-]{8,100}$/

/**
 * Logs each call's method, route pattern, status and time, and nothing of what was sent.
 * Everything logged during the call has the same request id, which the response repeats.
 */
export function requestLog(world: World): MiddlewareHandler {
  const proxies = trustedProxies(world.settings.trustedProxies)
  const idOf = (context: Context): string => {
    const given = context.req.header('x-request-id')
    const isTrusted = given !== undefined && REQUEST_ID.test(given) && isFromProxy(context, proxies)
    return isTrusted ? given : randomUUID()
  }

  return (context, next) => {
    const request_id = idOf(context)
    const addressHash = () => hashAddress(clientAddress(context, proxies))
    return withLogContext({ request_id }, { addressHash }, async () => {
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

/** The route pattern. All unknown paths count as one. */
function routeOf(context: Context): string {
  const path = routePath(context, -1)
  return path.startsWith('/*') ? 'none' : path
}
