import type { ServerResponse } from 'node:http'
import { transportSecurity } from '../http/transport-security.ts'
import type { Settings } from '../config/settings.ts'
import type { HostEntry } from './host-map.ts'
import type { SitePageBody } from './site-pages.ts'

/** Names the website that answered; the check of an agent's domain looks for it. */
const SITE_HEADER = 'X-Maplekey-Site'

/** A page is asked about each time; a CDN may show it while the panel is away. */
export const PAGE_CACHING = 'no-cache, stale-if-error=3600'
export const FILE_CACHING = 'public, max-age=31536000, immutable'
/** Drawings have fixed names, and change with the templates. */
export const DRAWING_CACHING = 'public, max-age=3600'
export const NO_CACHING = 'no-store'

const POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'"
]
/** The form's script fetches its token from the website itself. */
const FORM_POLICY = ["script-src 'self'", "connect-src 'self'"]

const HEADERS = new Map([
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY']
])

/** An agent who takes their own domain elsewhere must not find it locked to https for long. */
const OWN_DOMAIN_HSTS = 'max-age=86400'

export type SetSiteHeaders = (
  response: ServerResponse,
  entry: HostEntry | undefined,
  page?: Pick<SitePageBody, 'hasForm' | 'styleSource'>
) => void

/** The security headers of a website's answers, whatever they are. */
export function siteHeaders(settings: Settings): SetSiteHeaders {
  const secure = transportSecurity(settings)
  return (response, entry, page) => {
    response.setHeaders(HEADERS)
    const policy = [
      ...POLICY,
      `style-src ${page?.styleSource ?? "'self'"}`,
      ...(page?.hasForm ? FORM_POLICY : [])
    ]
    response.setHeader('Content-Security-Policy', policy.join('; '))
    if (entry) response.setHeader(SITE_HEADER, String(entry.site.website_id))
    if (secure === undefined || !entry) return
    const isOurs = entry.kind === 'sub'
    response.setHeader('Strict-Transport-Security', isOurs ? secure : OWN_DOMAIN_HSTS)
  }
}
