import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Settings } from '../../config/settings.ts'
import { hostIn, publicAddress } from '../dns/public-address.ts'
import type { Resolver } from '../dns/resolver.ts'
import { userAgent } from '../user-agent.ts'

type Outside = { resolver: Resolver; settings: Pick<Settings, 'productName' | 'reachTest'> }

/** Why there is no photograph. */
export type PhotoProblem =
  | 'no-answer'
  | 'not-a-picture'
  | 'private-address'
  | 'status'
  | 'too-large'

const TIMEOUT_MS = 20_000

type Asked = {
  address: string
  bytesMax: number
  /** At the own server of a feed that is trusted, which is asked wherever it is. */
  isOwnServer: boolean
}

/**
 * Fetches a photograph of a feed, follows no redirect, and stops reading at `bytesMax`. The name is
 * looked up once, and the connection goes to the address that was checked.
 */
export async function fetchPhoto(
  { resolver, settings: { productName, reachTest } }: Outside,
  { address, bytesMax, isOwnServer }: Asked
): Promise<{ bytes: Buffer } | { problem: PhotoProblem }> {
  const url = new URL(address)
  const host = hostIn(url)
  const test = isOwnServer ? undefined : reachTest
  const at = isOwnServer ? host : (test?.address ?? (await publicAddress(resolver, host)))
  if (at === undefined) return { problem: 'no-answer' }
  if (at === 'private') return { problem: 'private-address' }
  const isSecure = url.protocol === 'https:'
  const { promise, resolve } = Promise.withResolvers<
    { bytes: Buffer } | { problem: PhotoProblem }
  >()
  const send = isSecure ? httpsRequest : httpRequest
  const request = send(
    {
      agent: false,
      host: at,
      port: test?.port ?? (url.port || (isSecure ? 443 : 80)),
      path: url.pathname + url.search,
      headers: {
        host: url.host,
        accept: 'image/*',
        'user-agent': userAgent(productName, 'listing photos')
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(isSecure && { servername: host, ...(test?.ca !== undefined && { ca: test.ca }) })
    },
    (response) => {
      const { headers, statusCode } = response
      const chunks: Buffer[] = []
      let size = 0
      const end = (result: { bytes: Buffer } | { problem: PhotoProblem }) => {
        resolve(result)
        request.destroy()
      }
      if (statusCode !== 200) return end({ problem: 'status' })
      if (!/^image\//.test(headers['content-type'] ?? '')) return end({ problem: 'not-a-picture' })
      if (Number(headers['content-length'] ?? 0) > bytesMax) return end({ problem: 'too-large' })
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size > bytesMax) end({ problem: 'too-large' })
      })
      response.on('end', () =>
        end(response.complete ? { bytes: Buffer.concat(chunks) } : { problem: 'no-answer' })
      )
      response.on('error', () => resolve({ problem: 'no-answer' }))
    }
  )
  request.on('error', () => resolve({ problem: 'no-answer' }))
  request.end()
  return promise
}
