import type { SiteScript } from '#sites/site-renderer.ts'
import { RECAPTCHA_SOURCES } from '../http/recaptcha-sources.ts'
import { transportSecurity } from '../http/transport-security.ts'
import type { Settings } from '../config/settings.ts'
import type { HostEntry } from './host-map.ts'

/** Names the website that answered; the check of an agent's domain looks for it. */
const SITE_HEADER = 'X-Maplekey-Site'

/** A page is asked about each time; a CDN may show it while the panel is away, which `no-cache` would forbid. */
export const PAGE_CACHING = 'public, max-age=0, stale-if-error=3600'
export const FILE_CACHING = 'public, max-age=31536000, immutable'
/** Drawings have fixed names, and change with the templates. */
export const DRAWING_CACHING = 'public, max-age=3600'
/** Of what is withdrawn with its listing: no shared cache keeps it, and a visitor's for an hour. */
export const LISTING_CACHING = 'private, max-age=3600'
export const NO_CACHING = 'no-store'

type Sources = Readonly<Record<string, readonly string[]>>

const BASE: Sources = {
  'default-src': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"]
}

/**
 * https://developers.google.com/maps/documentation/javascript/content-security-policy. A nonce can't be in a page that is
 * cached, so Google's map has a page to itself, with nothing of a visitor's in it.
 */
const GOOGLE_MAP_SOURCES: Sources = {
  'script-src': [
    "'self'",
    "'unsafe-eval'",
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'blob:'
  ],
  'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com'
  ],
  'connect-src': [
    "'self'",
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:'
  ],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:']
}

/** What each script of a page needs beside it, as its service publishes it. */
const SOURCES: Record<SiteScript, Sources> = {
  // https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics
  analytics: {
    'script-src': ["'self'", 'https://www.googletagmanager.com'],
    'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com'
    ]
  },
  answered: { 'script-src': ["'self'"] },
  // The answer comes from the page itself.
  calculator: { 'script-src': ["'self'"], 'connect-src': ["'self'"] },
  // Its token comes from the website itself.
  form: { 'script-src': ["'self'"], 'connect-src': ["'self'"] },
  kept: { 'script-src': ["'self'"] },
  photos: { 'script-src': ["'self'"] },
  recaptcha: RECAPTCHA_SOURCES,
  // The map's stylesheet is loaded with it.
  search: { 'script-src': ["'self'"], 'connect-src': ["'self'"], 'style-src': ["'self'"] },
  'map-archive': { 'worker-src': ["'self'"] },
  'google-frame': { 'frame-src': ["'self'"] },
  'google-map': GOOGLE_MAP_SOURCES
}

/** The Content-Security-Policy of a page with these scripts, whose styles this source allows. */
export function policyFor(
  scripts: readonly SiteScript[],
  { isFramed = false, styleSource = "'self'" } = {}
): string {
  const directives = new Map<string, Set<string>>()
  const ancestors = { 'frame-ancestors': [isFramed ? "'self'" : "'none'"] }
  const styles = { 'style-src': [styleSource] }
  for (const part of [BASE, ancestors, styles, ...scripts.map((script) => SOURCES[script])]) {
    for (const [name, sources] of Object.entries(part)) {
      directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]))
    }
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** Of a document that an agent uploaded. */
export const DOWNLOAD_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Of answers that aren't a page of the website. */
const PLAIN_POLICY = policyFor([])

const SAME_FOR_ALL = [
  'Cross-Origin-Resource-Policy',
  'same-origin',
  'Permissions-Policy',
  'camera=(), geolocation=(), microphone=()',
  'X-Content-Type-Options',
  'nosniff'
]
const PUBLIC = [...SAME_FOR_ALL, 'Referrer-Policy', 'strict-origin-when-cross-origin']
/** At a secret address, which no search engine and no other website is told. */
const SECRET = [...SAME_FOR_ALL, 'Referrer-Policy', 'no-referrer', 'X-Robots-Tag', 'noindex']

/** For one visitor, whose forms have to name this website as their origin. */
const PRIVATE = [...SAME_FOR_ALL, 'Referrer-Policy', 'same-origin', 'X-Robots-Tag', 'noindex']
/** The same at an address with the visitor's token, which the website's other pages aren't told either. */
const PERSONAL = [...SAME_FOR_ALL, 'Referrer-Policy', 'strict-origin', 'X-Robots-Tag', 'noindex']

/** An agent who takes their own domain elsewhere must not find it locked to https for long. */
const OWN_DOMAIN_HSTS = 'max-age=86400'

/** Names and values in turn, as `writeHead` takes them: headers set one by one cost as much as the rest of an answer. */
export type RawHeaders = readonly string[]

export type SiteHeaders = (
  entry: HostEntry | undefined,
  page?: {
    isFramed?: boolean | undefined
    isPersonal?: boolean
    isPrivate?: boolean
    isSecret?: boolean
    policy?: string
  }
) => RawHeaders

/** The security headers of a website's answers, whatever they are. */
export function siteHeaders(settings: Settings): SiteHeaders {
  const secure = transportSecurity(settings)
  return (
    entry,
    {
      isFramed = false,
      isPersonal = false,
      isPrivate = false,
      isSecret = false,
      policy = PLAIN_POLICY
    } = {}
  ) => {
    const framing = isFramed ? 'SAMEORIGIN' : 'DENY'
    const headers = [
      ...(isSecret ? SECRET : isPersonal ? PERSONAL : isPrivate ? PRIVATE : PUBLIC),
      'X-Frame-Options',
      framing,
      'Content-Security-Policy',
      policy
    ]
    if (!entry) return headers
    headers.push(SITE_HEADER, String(entry.site.website_id))
    if (secure === undefined) return headers
    headers.push('Strict-Transport-Security', entry.kind === 'sub' ? secure : OWN_DOMAIN_HSTS)
    return headers
  }
}
