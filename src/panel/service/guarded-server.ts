import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { RequestError } from '@hono/node-server'
import { failureMessages } from '#messages/failures.ts'
import { DEFAULT_LANGUAGE, type Language, type Message, messageFrom } from '#messages/language.ts'
import { panelPageMessages } from '#messages/panel-pages.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import { UPLOAD_TIMEOUT_MS } from '#rules/limits.ts'
import { preferredLanguage } from '../http/call-language.ts'
import { dataHeaders } from '../http/security-headers.ts'
import type { World } from '../services/world.ts'

/** `path` is the target without the query. Anything it throws is answered here. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string
) => void | Promise<void>

/** For the headers; a whole request has as long as a browser waits for an upload. */
const HEADERS_MS = 20_000
/** How often those timeouts are checked. */
const CHECK_EVERY_MS = 5000
/** An idle client is disconnected after this; in the middle of a response, after twice as long. */
const IDLE_MS = 60_000

const NOT_HTTP = messageFrom(requestRefusals, (t) => t.notHttp)
const UNREADABLE = messageFrom(panelPageMessages, (t) => t.unreadableAddress)
const WENT_WRONG = messageFrom(failureMessages, (t) => t.wentWrong)

/**
 * The outermost request handler: an error below it, thrown or rejected, is answered with 400 or 500 and
 * ends only its own request. Node itself refuses requests that are not HTTP.
 */
export function createGuardedServer(world: World, handle: RequestHandler): Server {
  const limits = {
    connectionsCheckingInterval: CHECK_EVERY_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: UPLOAD_TIMEOUT_MS
  }
  const server = createServer(limits, (request, response) => {
    // Without a listener, an 'error' event would be thrown.
    const log = (error: unknown) => world.log.debug({ err: error }, 'a connection broke')
    request.on('error', log)
    response.on('error', log)
    const target = originForm(request.url ?? '')
    if (target === undefined) return answer(world, response, 400, UNREADABLE)
    request.url = target.path
    const [path = '/'] = target.path.split('?')
    // Node and Hono accept hosts that don't form a URL, which would make a handler throw.
    const { host } = request.headers
    const named = host === undefined ? undefined : URL.parse(`http://${host}`)?.host
    const isTwofold = target.host !== undefined && host !== undefined && target.host !== named
    if ((host !== undefined && named === undefined) || isTwofold) {
      return answer(world, response, 400, NOT_HTTP, path)
    }
    Promise.try(handle, request, response, path).catch((error: unknown) => {
      world.log.error({ err: error }, 'a request failed')
      answer(world, response, 500, WENT_WRONG, path)
    })
  })
  server.setTimeout(IDLE_MS)
  // After listening, an error concerns one connection, such as running out of file descriptors.
  server.once('listening', () =>
    server.on('error', (error) => world.log.error({ err: error }, 'a connection was not accepted'))
  )
  return server
}

/**
 * Answers calls that Hono's adapter can't pass to the application, such as one with an invalid Host
 * header. The adapter's own responses have no body.
 */
export function refuseCall(world: World): (error: unknown) => Response {
  return (error) => {
    const isRequest = error instanceof RequestError
    if (!isRequest) world.log.error({ err: error }, 'a call failed')
    const [status, text] = isRequest ? [400, NOT_HTTP] : [500, WENT_WRONG]
    // The request could not be read, so its language is unknown.
    const message = text(DEFAULT_LANGUAGE)
    return Response.json({ api_status: status, message }, { headers: dataHeaders(world), status })
  }
}

/** The path and query of a request target (RFC 9112, 3.2), with its host if it names one. '*' stays. */
function originForm(target: string): { path: string; host?: string } | undefined {
  if (target.startsWith('/') || target === '*') return { path: target }
  const address = /^https?:\/\//i.test(target) ? URL.parse(target) : null
  return address ? { path: address.pathname + address.search, host: address.host } : undefined
}

/** Answers with JSON below /api and /hooks, and with a page elsewhere. */
function answer(
  world: World,
  response: ServerResponse,
  status: 400 | 500,
  text: Message,
  path = '/'
): void {
  // A started response can't be replaced; the client sees that it was cut off.
  if (response.headersSent) return void response.destroy()
  const isData = /^\/(api|hooks)(\/|$)/.test(path)
  const language = preferredLanguage(response.req.headers['accept-language'])
  const message = text(language)
  const body = isData ? JSON.stringify({ api_status: status, message }) : page(message, language)
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(status, {
    ...dataHeaders(world),
    'Content-Length': Buffer.byteLength(body),
    'Content-Type': isData ? 'application/json' : 'text/html;charset=utf-8'
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

function page(message: string, language: Language): string {
  const { goHome } = panelPageMessages[language]
  return `<!doctype html>
<html lang="${language}-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${message}</title>
<h1>${message}</h1>
<p><a href="/">${goHome}</a></p>
</html>
`
}
