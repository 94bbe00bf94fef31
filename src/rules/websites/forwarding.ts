import { normaliseDomain } from './domain.ts'

/** How long a website's former addresses lead to its new one. */
export const FORWARDING_DAYS = 90
export const FORWARDING_ADDRESS_MAX = 200

export type ForwardingProblem = 'host' | 'https' | 'path' | 'unreadable'

/**
 * Where a website went: 'https://annroy.ca'. 'annroy.ca' alone is understood. A website's pages keep their paths,
 * so an address has none. Whether the host is one of ours is for the panel to say.
 */
export function readForwarding(typed: string): { origin: string } | { problem: ForwardingProblem } {
  const text = typed.trim()
  const whole =
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]*:\d/.test(text) ? text : `https://${text}`
  if (text === '' || /[\s\\]/.test(text) || !URL.canParse(whole)) return { problem: 'unreadable' }
  const { hash, hostname, origin, password, pathname, port, protocol, search, username } = new URL(
    whole
  )
  if (protocol !== 'https:') return { problem: 'https' }
  if (username !== '' || password !== '') return { problem: 'unreadable' }
  if (normaliseDomain(hostname) === undefined || port !== '') return { problem: 'host' }
  if (pathname !== '/' || search !== '' || hash !== '') return { problem: 'path' }
  return { origin }
}

/** Where a request goes once the website went there; undefined if it is asked at that very address. */
export function forwardedUrl(
  forwarding: { origin: string; until: Date },
  request: { host: string; url: string; now: Date }
): string | undefined {
  const { origin, until } = forwarding
  if (until <= request.now || isForwardingHost(origin, request.host)) return undefined
  // '//elsewhere.ca' is a path here, and would be a host in an address of its own.
  const path = request.url.startsWith('/') ? request.url : '/'
  return origin + path
}

/** Whether a website went to this very host. */
export function isForwardingHost(origin: string, host: string): boolean {
  return new URL(origin).host === host
}
