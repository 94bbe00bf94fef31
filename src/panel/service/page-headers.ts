import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import { accessOf, barePath } from '#rules/paths.ts'
import { transportSecurity } from '../http/transport-security.ts'
import { pagePolicy } from './content-security-policy.ts'
import type { Settings } from '../config/settings.ts'

/** What the site's build says of its pages: each page's file and which of the policies is its own. */
type Policies = { policies: string[]; pages: Record<string, number> }

/** A browser may open it by itself, so it is told to do nothing there. */
const STRICT = "default-src 'none'; base-uri 'none'; form-action 'none'"
/** These are never opened as a page, only used by one, so their headers stay small. */
export const PART = /\.(avif|css|ico|js|jpe?g|png|webmanifest|webp|woff2)$/

/** What the editor shows its writer, in a frame of its own page; no other page may stand in a frame. */
const FRAMED = /^\/editor\/preview(\.html|\/)?$/

/** What every page says to a browser beside its content, and every other file as much as it needs. `release`: its folder, where there is one. */
export function pageHeaders(release: string | undefined, settings: Settings) {
  const policyOf = policiesOf(release, settings)
  const headers = new Map([
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Frame-Options', 'DENY']
  ])
  const secure = transportSecurity(settings)
  if (secure !== undefined) headers.set('Strict-Transport-Security', secure)

  return (response: ServerResponse, pathname: string): void => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (PART.test(pathname)) return
    const isFramed = FRAMED.test(pathname)
    const ancestors = isFramed ? "'self'" : "'none'"
    response.setHeader(
      'Content-Security-Policy',
      `${policyOf(pathname)}; frame-ancestors ${ancestors}`
    )
    response.setHeaders(headers)
    // A browser changes its process for it, which a visitor's first paint would wait for; only these pages have secrets.
    if (accessOf(barePath(pathname)) !== 'public') {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    }
    if (isFramed) response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  }
}

function policiesOf(release: string | undefined, settings: Settings): (pathname: string) => string {
  const file = join(release ?? '', 'csp.json')
  if (release === undefined || !existsSync(file)) return () => STRICT
  const { pages, policies: built } = JSON.parse(readFileSync(file, 'utf8')) as Policies
  const policies = built.map((policy) => pagePolicy(policy, settings))
  return (pathname) => {
    const path = pathname.replace(/\/$|\.html$/, '')
    const page = pages[`${path}.html`] ?? pages[`${path}/index.html`]
    return (page === undefined ? undefined : policies[page]) ?? STRICT
  }
}
