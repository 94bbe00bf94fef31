import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { stampPageMessages } from '#messages/hosting/stamp.ts'
import { stampPath, stampSitePath } from '#rules/websites/stamp-path.ts'
import { websiteUrl } from '#rules/websites/website-url.ts'
import { giveStamp, stampOf } from '../actions/websites/site-stamps.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import { languageOf, sendPlain } from './plain-page.ts'
import { readForm } from './read-form.ts'
import { NO_CACHING, type RawHeaders } from './site-headers.ts'
import { readStampForm } from './stamp-form.ts'
import { type StampPage, writeStampPage } from './stamp-page.ts'

type Asked = {
  entry: HostEntry
  headers: RawHeaders
  token: string
  /** Of the version, below `site`. */
  page: string | undefined
  /** Sends one page of a version. */
  sendVersion: (content: SiteContent, page: string, base: string) => Promise<void>
}

/** What a broker of record sees with their link, and what they send. Never cached. */
export async function sendStamp(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  { entry, headers, page, sendVersion, token }: Asked
): Promise<void> {
  const found = await stampOf(world, token)
  if (found?.stamp.website_id !== entry.site.website_id) {
    const language = languageOf(request.headers['accept-language'])
    const t = stampPageMessages[language].ended
    request.resume()
    return sendPlain(response, { headers, language, status: 404, ...t })
  }
  const { content, stamp } = found
  if (page !== undefined) return sendVersion(content, page, stampSitePath(token))
  const origin = websiteUrl(entry.site.mainHost, world.settings.siteUrl)
  const shown = { content, stamp, token, now: world.clock(), origin }
  if (request.method !== 'POST') return send(response, 200, headers, shown)
  const typed = await readForm(request)
  const read = readStampForm(typed, content)
  if ('faults' in read && stamp.decision === null) {
    return send(response, 400, headers, { ...shown, typed, faults: read.faults })
  }
  if ('answer' in read) await giveStamp(world, stamp, read.answer)
  response
    .writeHead(303, [...headers, 'Location', stampPath(token), 'Cache-Control', NO_CACHING])
    .end()
}

function send(
  response: ServerResponse,
  status: number,
  headers: RawHeaders,
  page: StampPage
): void {
  const body = writeStampPage(page)
  response.writeHead(status, [
    ...headers,
    'Cache-Control',
    NO_CACHING,
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Content-Type',
    'text/html;charset=utf-8'
  ])
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
