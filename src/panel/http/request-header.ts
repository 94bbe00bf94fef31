import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from 'hono'

/**
 * A header of a request as Node has read it. The standard's own object of headers is made anew for every request that asks
 * for one, and costs as much as all else that a kept answer takes.
 */
export function requestHeader(context: Context, name: string): string | undefined {
  const env = context.env as { incoming?: { headers?: IncomingHttpHeaders } } | undefined
  const headers = env?.incoming?.headers
  if (!headers) return context.req.header(name)
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
