import type { MiddlewareHandler } from 'hono'
import { logContext } from '../services/telemetry/log-context.ts'
import type { World } from '../services/world.ts'
import { transportSecurity } from './transport-security.ts'

/** Nothing in an answer may run, load, frame or be framed, if a browser should open it as a page. */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** An answer of the panel is data: nobody frames, sniffs, embeds or keeps it. */
export function securityHeaders({ settings }: Pick<World, 'settings'>): MiddlewareHandler {
  const headers = Object.entries(dataHeaders({ settings }))
  return async (context, next) => {
    for (const [name, value] of headers) context.header(name, value)
    context.header('X-Request-Id', logContext().request_id)
    await next()
  }
}

/** The same for whoever writes an answer's headers at once. */
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
