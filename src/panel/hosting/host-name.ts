/** What a URL parser would take for more than a host, and letters that browsers send in punycode only. */
const NOT_IN_HOST = /[^\w.:[\]-]/

/**
 * The host that a Host header names: lower case, without port and trailing dot. Undefined if it names
 * none.
 */
export function normaliseHost(header: string): string | undefined {
  if (NOT_IN_HOST.test(header)) return undefined
  const host = URL.parse(`http://${header}`)?.hostname.replace(/\.$/, '')
  return host === '' ? undefined : host
}
