import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { html } from 'hono/html'
import { plainPageMessages } from '#messages/hosting/plain-pages.ts'
import { type Body, compressBody } from './site-response.ts'
import { NO_CACHING, type RawHeaders } from './site-headers.ts'

type Html = ReturnType<typeof html> | string
/** Whose website a plain page belongs to. */
export type PlainSite = { name: string; brokerage: string; isServed: boolean }
export type PlainPageKind = keyof (typeof plainPageMessages)['en']

const STATUS: Record<PlainPageKind, number> = {
  unknownHost: 421,
  suspended: 451,
  offline: 404,
  previewEnded: 404,
  away: 503,
  method: 405,
  invalid: 400,
  tooLarge: 413,
  tooMany: 429
}
/** Seconds after which a visitor may try again. */
const RETRY_AFTER: Partial<Record<PlainPageKind, number>> = { away: 5, tooMany: 900 }

const css = readFileSync(new URL('plain-page.css', import.meta.url))
const name = createHash('sha256').update(css).digest('base64url').slice(0, 8)

/** The style sheet of plain pages: every host serves it, with a hashed name. */
export const PLAIN_STYLES_PATH = `/_site/plain.${name}.css`
export const plainStyles: Body = compressBody('text/css;charset=utf-8', css)

/** Answers with a page that has no website's words. It is never cached. */
export function sendPlainPage(
  response: ServerResponse,
  kind: PlainPageKind,
  headers: RawHeaders
): void {
  const language = languageOf(response.req.headers['accept-language'])
  const { text, title } = plainPageMessages[language][kind]
  const retryAfter = RETRY_AFTER[kind]
  if (retryAfter !== undefined && !response.hasHeader('Retry-After')) {
    response.setHeader('Retry-After', retryAfter)
  }
  sendPlain(response, { headers, language, status: STATUS[kind], text, title })
}

/** A plain page in one language, with a button that posts to the page's own address if there is one. */
export function sendPlain(
  response: ServerResponse,
  page: {
    headers: RawHeaders
    language: 'en' | 'fr'
    status: number
    title: string
    text: string
    /** Named above the title, with a link to its first page while it is served. */
    site?: PlainSite
    button?: string
    /** What follows the text. */
    more?: Html
  }
): void {
  const { button, headers, language, more = '', site, status, text, title } = page
  const form = html`<form method="post"><button>${button}</button></form>`
  const body = String(
    html`<!doctype html>
      <html lang="${language}-CA">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <link rel="stylesheet" href="${PLAIN_STYLES_PATH}" />
        </head>
        <body>
          <main>
            ${site === undefined ? '' : signOf(site)}
            <h1>${title}</h1>
            <p>${text}</p>
            ${button === undefined ? '' : form} ${more}
          </main>
        </body>
      </html>`
  )
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

function signOf({ brokerage, isServed, name }: PlainSite): Html {
  const named = isServed ? html`<a href="/">${name}</a>` : name
  return html`<p class="sign">
    ${named}${brokerage === '' ? '' : html`<span>${brokerage}</span>`}
  </p>`
}

export function languageOf(accepted: string | undefined): 'en' | 'fr' {
  return /^\s*fr\b/i.test(accepted ?? '') ? 'fr' : 'en'
}

export function refuseMethod(response: ServerResponse, allowed: string, headers: RawHeaders): void {
  sendPlainPage(response, 'method', [...headers, 'Allow', allowed])
}
