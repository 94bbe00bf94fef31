import { isIP } from 'node:net'
import type { Settings } from '../../config/settings.ts'
import { fetchPage } from '../dns/https-page.ts'
import { hostIn, publicAddress } from '../dns/public-address.ts'
import type { Resolver } from '../dns/resolver.ts'
import { userAgent } from '../user-agent.ts'

type Posting = { url: string; body: string; headers: Record<string, string> }
type Outside = { resolver: Resolver; settings: Pick<Settings, 'productName' | 'reachTest'> }

/**
 * Posts to an agent's address over HTTPS, never to an address of our own network: the name is looked
 * up once, and the connection goes to the address that was checked. Follows no redirect.
 */
export async function postJson(
  { resolver, settings: { productName, reachTest } }: Outside,
  { body, headers, url }: Posting
): Promise<{ status: number } | { problem: string }> {
  const to = new URL(url)
  const host = hostIn(to)
  const address =
    reachTest && isIP(host) === 0 ? reachTest.address : await publicAddress(resolver, host)
  if (address === undefined) return { problem: 'no-answer' }
  if (address === 'private') return { problem: 'private-address' }
  const answer = await fetchPage({
    protocol: 'https:',
    host: to.host,
    servername: host,
    path: to.pathname + to.search,
    ca: reachTest?.ca,
    post: {
      content: body,
      headers: {
        ...headers,
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': userAgent(productName)
      }
    },
    address,
    port: reachTest?.port ?? Number(to.port || 443)
  })
  return 'status' in answer ? { status: answer.status } : answer
}
