import type { Settings } from '../../config/settings.ts'
import { fetchPage } from '../dns/https-page.ts'
import { isPublicAddress, publicAddress } from '../dns/reach.ts'
import type { Resolver } from '../dns/resolver.ts'

type Posting = { url: string; body: string; headers: Record<string, string> }
type Outside = { resolver: Resolver; settings: Pick<Settings, 'reachTest'> }

/**
 * Posts to an agent's address over HTTPS, never to an address of our own network: the name is looked
 * up once, and the connection goes to the address that was checked. Follows no redirect.
 */
export async function postJson(
  { resolver, settings }: Outside,
  { body, headers, url }: Posting
): Promise<{ status: number } | { problem: string }> {
  const { hostname, pathname, port, search } = new URL(url)
  const address = await addressOf({ resolver, settings }, hostname.replaceAll(/[[\]]/g, ''))
  if ('problem' in address) return address
  const { reachTest } = settings
  const answer = await fetchPage({
    protocol: 'https:',
    host: port === '' ? hostname : `${hostname}:${port}`,
    servername: hostname,
    path: pathname + search,
    ca: reachTest?.ca,
    post: { content: body, headers: { ...headers, 'content-type': 'application/json' } },
    address: address.found,
    port: reachTest?.port ?? Number(port || 443)
  })
  return 'status' in answer ? { status: answer.status } : answer
}

async function addressOf(
  { resolver, settings: { reachTest } }: Outside,
  host: string
): Promise<{ found: string } | { problem: string }> {
  const isAddress = /^[\d.]+$|:/.test(host)
  if (isAddress) {
    return isPublicAddress(host) ? { found: host } : { problem: 'private-address' }
  }
  if (reachTest) return { found: reachTest.address }
  const found = await publicAddress(resolver, host)
  if (found === undefined) return { problem: 'no-answer' }
  return found === 'private' ? { problem: 'private-address' } : { found }
}
