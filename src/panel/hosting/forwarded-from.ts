import type { IncomingMessage } from 'node:http'
import { readChoicesPath } from '#rules/privacy/choices-path.ts'
import { SITE_LANGUAGES } from '#rules/websites/site-pages.ts'
import { forwardedUrl, isForwardingHost } from '#rules/websites/forwarding.ts'
import type { HostEntry } from './host-map.ts'

/**
 * Where the website went, for a request that is to follow it there; undefined for any other. A form that was
 * opened before is still received, a picture in an email still shown, and privacy choices are made here: the data is
 * here, and the link's token must not go to another host.
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
  if (readChoicesPath(path, SITE_LANGUAGES)) return undefined
  return forwardedUrl({ origin, until }, { host, url, now })
}

/** Whether the website went to this host of its own: from there, no redirect of ours leads anywhere. */
export function isForwardedTo({ host, site }: HostEntry, now: Date): boolean {
  const { forwardedTo: origin, forwardedUntil: until } = site
  return origin !== null && until !== null && now < until && isForwardingHost(origin, host)
}
