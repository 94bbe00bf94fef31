import type { MiddlewareHandler } from 'hono'

/** An answer of the panel is data: nobody frames, sniffs, embeds or keeps it. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  context.header('Cache-Control', 'no-store')
  context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  context.header('Cross-Origin-Resource-Policy', 'same-origin')
  context.header('Referrer-Policy', 'no-referrer')
  context.header('X-Content-Type-Options', 'nosniff')
  await next()
}
