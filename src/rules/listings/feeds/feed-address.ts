/**
 * The address that a feed's resources are asked below, ending with a slash; undefined for what isn't an
 * address over HTTPS. Only a stand-in on this machine goes without.
 */
export function readFeedAddress(typed: string): string | undefined {
  const url = URL.parse(typed.trim())
  if (!url || !isSafe(url) || url.username !== '' || url.password !== '') return undefined
  const path = url.pathname.replace(/\/(?:\$metadata|Property)?$/, '')
  return `${url.origin}${path}/`
}

/** The same for where tokens are asked for, whose path stays as it is. */
export function readTokenAddress(typed: string): string | undefined {
  const url = URL.parse(typed.trim())
  if (!url || !isSafe(url) || url.username !== '' || url.password !== '') return undefined
  return `${url.origin}${url.pathname}${url.search}`
}

function isSafe({ hostname, protocol }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1')
}
