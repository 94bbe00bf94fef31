import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { readUnsubscribePath } from '#rules/leads/unsubscribe-path.ts'
import { readCompliancePath } from '#rules/listings/feeds/compliance-path.ts'
import { readConfirmSearchPath } from '#rules/listings/saved-search.ts'
import { readSignInPath } from '#rules/listings/account-path.ts'
import { readStampPath } from '#rules/websites/stamp-path.ts'
import type { World } from '../services/world.ts'
import { sendAccountLinkPage } from './account-link-page.ts'
import { sendCompliancePage } from './compliance-page.ts'
import { sendConfirmPage } from './confirm-search-page.ts'
import type { HostEntry } from './host-map.ts'
import { refuseMethod } from './plain-page.ts'
import { sendStamp } from './send-stamp.ts'
import type { SiteHeaders } from './site-headers.ts'
import { sendUnsubscribePage } from './unsubscribe-page.ts'

/** Answers a link, or is undefined for any other path or method. */
type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  entry: HostEntry
) => Promise<void> | undefined

type SendVersion = (
  request: IncomingMessage,
  response: ServerResponse,
  entry: HostEntry,
  version: { base: string; content: SiteContent; page: string }
) => Promise<void>

const READ = ['GET', 'HEAD']
const READ_OR_SENT = [...READ, 'POST']

/** The pages of links that we email, each opened by a secret in its path. */
export function emailedLinks(
  world: World,
  headersOf: SiteHeaders,
  sendVersion: SendVersion
): {
  /** Those that answer whatever became of the website. */
  always: Answer
  /** Those that need the website to be served. */
  live: Answer
} {
  return {
    always(request, response, path, entry) {
      const { website_id } = entry.site
      const method = request.method ?? ''
      const secret = () => headersOf(entry, { isSecret: true })
      const token = readUnsubscribePath(path)
      if (token !== undefined && READ_OR_SENT.includes(method)) {
        const asked = { entry, headers: secret(), token }
        return sendUnsubscribePage(world, request, response, asked)
      }
      const officer = readCompliancePath(path)
      if (officer !== undefined && READ.includes(method)) {
        const asked = { headers: secret(), host: entry.host, token: officer, website_id }
        return sendCompliancePage(world, request, response, asked)
      }
      return undefined
    },

    live(request, response, path, entry) {
      const { site } = entry
      const isAllowed = READ_OR_SENT.includes(request.method ?? '')
      const confirmed = readConfirmSearchPath(path)
      if (confirmed !== undefined && site.isPublished && !site.isStopped) {
        if (!isAllowed) {
          refuseMethod(response, READ_OR_SENT.join(', '), headersOf(entry))
          return Promise.resolve()
        }
        const headers = headersOf(entry, { isSecret: true })
        return sendConfirmPage(world, request, response, { entry, headers, token: confirmed })
      }
      const signIn = readSignInPath(path)
      if (signIn !== undefined && isAllowed && site.isPublished && !site.isStopped) {
        const headers = headersOf(entry, { isSecret: true })
        return sendAccountLinkPage(world, request, response, { entry, headers, token: signIn })
      }
      const stamp = readStampPath(path)
      if (!stamp || !isAllowed) return undefined
      return sendStamp(world, request, response, {
        entry,
        headers: headersOf(entry, { isSecret: true }),
        token: stamp.token,
        page: stamp.page,
        sendVersion: (content, page, base) =>
          sendVersion(request, response, entry, { content, page, base })
      })
    }
  }
}
