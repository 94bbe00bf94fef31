import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import { pagePolicy } from './page-policy.ts'
import type { Settings } from './services/settings.ts'

/** What every page says to a browser beside its content. The policy itself comes out of the site's build. */
export function pageHeaders(
  siteDir: string,
  settings: Settings
): (response: ServerResponse) => void {
  const file = join(siteDir, 'csp.txt')
  const built = existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/;$/, '') : STRICT
  const headers = new Map([
    ['Content-Security-Policy', `${pagePolicy(built, settings)}; frame-ancestors 'none'`],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY']
  ])
  if (settings.siteUrl.startsWith('https:'))
    headers.set('Strict-Transport-Security', 'max-age=31536000')
  return (response) => response.setHeaders(headers)
}

/** Before there is a build there are no pages either, only a sentence. */
const STRICT = "default-src 'none'"
