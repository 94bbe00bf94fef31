import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import { accessOf, barePath } from '#rules/paths.ts'
import { transportSecurity } from '../http/transport-security.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { Settings } from '../config/settings.ts'

/** The build's content security policies, and the index of each page's own. */
type BuiltPolicies = { policies: string[]; pages: Record<string, number> }

/** For files that a browser may open directly: nothing may load or run. */
const STRICT = "default-src 'none'; base-uri 'none'; form-action 'none'"
/** Assets are never opened as a page, so they need fewer headers. */
export const PART = /\.(avif|css|ico|js|jpe?g|png|webmanifest|webp|woff2)$/

/** The editor's preview is framed by the editor; no other page may be framed. */
const FRAMED = /^(\/fr)?\/editor\/preview(\.html|\/)?$/

/** Security headers of the site's pages and files. `release` is the shown release's folder, if any. */
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
    // Switches the browser's process, which delays the first paint; only these pages have secrets.
    if (accessOf(barePath(pathname)) !== 'public') {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    }
    if (isFramed) response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  }
}

function policiesOf(release: string | undefined, settings: Settings): (pathname: string) => string {
  const file = join(release ?? '', 'csp.json')
  if (release === undefined || !existsSync(file)) return () => STRICT
  const { pages, policies: built } = JSON.parse(readFileSync(file, 'utf8')) as BuiltPolicies
  const policies = built.map((policy) => contentSecurityPolicy(policy, settings))
  return (pathname) => {
    const path = pathname.replace(/\/$|\.html$/, '')
    const page = pages[`${path}.html`] ?? pages[`${path}/index.html`]
    return (page === undefined ? undefined : policies[page]) ?? STRICT
  }
}
