import type { MiddlewareHandler } from 'hono'
import type { World } from '../services/world.ts'
import { transportSecurity } from './transport-security.ts'

/** Nothing in an answer may run, load, frame or be framed, if a browser should open it as a page. */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** An answer of the panel is data: nobody frames, sniffs, embeds or keeps it. */
export function securityHeaders({ settings }: Pick<World, 'settings'>): MiddlewareHandler {
  const secure = transportSecurity(settings)
  return async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('Content-Security-Policy', DATA_POLICY)
    context.header('Cross-Origin-Resource-Policy', 'same-origin')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('X-Content-Type-Options', 'nosniff')
    if (secure !== undefined) context.header('Strict-Transport-Security', secure)
    await next()
  }
}
