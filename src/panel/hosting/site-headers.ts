import type { ServerResponse } from 'node:http'
import { transportSecurity } from '../http/transport-security.ts'
import type { Settings } from '../config/settings.ts'
import type { HostEntry } from './host-map.ts'

/** Names the website that answered; the check of an agent's domain looks for it. */
const SITE_HEADER = 'X-Maplekey-Site'

/** A page is asked about each time; a CDN may show it while the panel is away. */
export const PAGE_CACHING = 'no-cache, stale-if-error=3600'
export const FILE_CACHING = 'public, max-age=31536000, immutable'
/** Drawings have fixed names, and change with the templates. */
export const DRAWING_CACHING = 'public, max-age=3600'
export const NO_CACHING = 'no-store'

const BASE = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'"
]
const POLICY = BASE.join('; ')
/** The form's script fetches its token from the website itself. */
const FORM_POLICY = [...BASE, "script-src 'self'", "connect-src 'self'"].join('; ')

const HEADERS = new Map([
  ['Cross-Origin-Opener-Policy', 'same-origin'],
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
  hasForm?: boolean
) => void

/** The security headers of a website's answers, whatever they are. */
export function siteHeaders(settings: Settings): SetSiteHeaders {
  const secure = transportSecurity(settings)
  return (response, entry, hasForm = false) => {
    response.setHeaders(HEADERS)
    response.setHeader('Content-Security-Policy', hasForm ? FORM_POLICY : POLICY)
    if (entry) response.setHeader(SITE_HEADER, String(entry.site.website_id))
    if (secure === undefined || !entry) return
    const isOurs = entry.kind === 'sub'
    response.setHeader('Strict-Transport-Security', isOurs ? secure : OWN_DOMAIN_HSTS)
  }
}
