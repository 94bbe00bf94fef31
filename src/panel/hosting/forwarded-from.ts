import type { IncomingMessage } from 'node:http'
import { forwardedUrl } from '#rules/websites/forwarding.ts'
import type { HostEntry } from './host-map.ts'

/**
 * Where the website went, for a request that is to follow it there; undefined for any other. A form that was
 * opened before is still received, and a picture in an email still shown.
 */
export function forwardedFrom(
  { method, url = '/' }: IncomingMessage,
  path: string,
  { host, site }: HostEntry,
  now: Date
): string | undefined {
  const { forwardedTo: origin, forwardedUntil: until } = site
  const isRead = method === 'GET' || method === 'HEAD'
  if (origin === null || until === null || !isRead || path.startsWith('/_site/')) return undefined
  return forwardedUrl({ origin, until }, { host, url, now })
}
