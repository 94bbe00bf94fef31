import type { MiddlewareHandler } from 'hono'
import { logContext } from '../services/telemetry/log-context.ts'
import type { World } from '../services/world.ts'
import { transportSecurity } from './transport-security.ts'

/** If a browser opens a response as a page, nothing in it may run, load or be framed. */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** API responses are data: not framed, sniffed, embedded or cached. */
export function securityHeaders({ settings }: Pick<World, 'settings'>): MiddlewareHandler {
  const headers = Object.entries(dataHeaders({ settings }))
  return async (context, next) => {
    for (const [name, value] of headers) context.header(name, value)
    context.header('X-Request-Id', logContext().request_id)
    await next()
  }
}

/** The same headers as an object. */
export function dataHeaders({ settings }: Pick<World, 'settings'>): Record<string, string> {
  const secure = transportSecurity(settings)
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': DATA_POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(secure !== undefined && { 'Strict-Transport-Security': secure })
  }
}
