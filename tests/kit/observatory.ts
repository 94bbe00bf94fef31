// Scores a page's headers as the MDN HTTP Observatory does (algorithm 4, https://github.com/mdn/mdn-http-observatory,
// modifiers of src/grader/charts.js): 100 points, less the penalties, and where 90 are left the bonuses on top.

export type Page = { url: URL; headers: Headers; html: string }

/** One of the Observatory's tests: what it found and what that is worth. */
type Finding = { test: string; result: string; points: number }

export type Count = {
  findings: Finding[]
  /** The Observatory's score of this page today. */
  score: number
  /**
   * The same where two bonuses that no header can earn are taken as earned: the domain's place in the browsers' preload
   * list, once the header asks for it, and the bonus for cookies, where there is none to steal. Scripts count as held to
   * their integrity where each is either named by its hash in the policy or carries it.
   */
  equivalent: number
}

export function countPage(page: Page): Count {
  const findings = [
    policy(page),
    cookies(page),
    frames(page),
    referrer(page),
    transport(page),
    sniffing(page),
    resources(page),
    scripts(page),
    { test: 'cross-origin-resource-sharing', result: 'not-implemented', points: sharing(page) }
  ]
  const equivalents = findings.map((finding) => ({ ...finding, points: earned(page, finding) }))
  return { findings, score: total(findings), equivalent: total(equivalents) }
}

function total(findings: Finding[]): number {
  const sum = (of: (points: number) => boolean) =>
    findings.reduce((all, { points }) => all + (of(points) ? points : 0), 0)
  const base = 100 + sum((points) => points < 0)
  return Math.max(0, base >= 90 ? base + sum((points) => points > 0) : base)
}

function earned({ headers, html }: Page, { points, result, test }: Finding): number {
  const asks = /includesubdomains; ?preload/i.test(headers.get('strict-transport-security') ?? '')
  if (test === 'strict-transport-security' && asks) return 5
  if (test === 'cookies' && result === 'not-found') return 5
  const isHeld = [...html.matchAll(SCRIPT)].every(
    ([tag]) => !/\ssrc=/.test(tag) || SEALED.test(tag)
  )
  const hasNone = test === 'subresource-integrity' && !result.includes('external')
  return hasNone && isHeld ? 5 : points
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const INLINE = ["'unsafe-inline'", 'data:']
const HASH = /^'(sha256|sha384|sha512|nonce)-/

function policyOf({ headers }: Page): Map<string, string[]> {
  const text = headers.get('content-security-policy') ?? ''
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

function policy(page: Page): Finding {
  const csp = policyOf(page)
  const all = csp.get('default-src') ?? ['*']
  const of = (name: string) => {
    const sources = csp.get(name) ?? all
    return sources.some((source) => HASH.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources
  }
  const has = (name: string, sources: string[]) => of(name).some((one) => sources.includes(one))
  const found = (result: string, points: number) => ({
    test: 'content-security-policy',
    result,
    points
  })
  const active = [...csp.keys()].filter((name) => !['img-src', 'media-src'].includes(name))
  const overHttp = (name: string) => of(name).some((source) => /^(http|ftp):/.test(source))

  if (!page.headers.has('content-security-policy')) return found('not-implemented', -25)
  if (has('script-src', [...BROAD, ...INLINE]) || has('object-src', BROAD)) {
    return found('unsafe-inline', -20)
  }
  if (active.some(overHttp)) return found('insecure-scheme', -20)
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) {
    return found('unsafe-eval', -10)
  }
  if (overHttp('img-src') || overHttp('media-src')) return found('insecure-passive', -10)
  if (has('style-src', [...BROAD, ...INLINE])) return found('unsafe-inline-in-style', 0)
  return all.length === 1 && all[0] === "'none'"
    ? found('no-unsafe-default-src-none', 10)
    : found('no-unsafe', 5)
}

function cookies({ headers }: Page): Finding {
  const set = headers.getSetCookie()
  const test = 'cookies'
  if (set.length === 0) return { test, result: 'not-found', points: 0 }
  const all = (attribute: RegExp) => set.every((cookie) => attribute.test(cookie))
  if (!all(/;\s*secure/i)) return { test, result: 'without-secure', points: -20 }
  if (!all(/;\s*httponly/i)) return { test, result: 'session-without-httponly', points: -30 }
  return all(/;\s*samesite=(lax|strict)/i)
    ? { test, result: 'secure-httponly-samesite', points: 5 }
    : { test, result: 'secure-httponly', points: 0 }
}

function frames(page: Page): Finding {
  const test = 'x-frame-options'
  if (policyOf(page).has('frame-ancestors')) return { test, result: 'via-csp', points: 5 }
  return /^(deny|sameorigin)$/i.test(page.headers.get('x-frame-options') ?? '')
    ? { test, result: 'deny', points: 0 }
    : { test, result: 'not-implemented', points: -20 }
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

function referrer({ headers }: Page): Finding {
  const test = 'referrer-policy'
  const value = headers.get('referrer-policy')?.split(',').at(-1)?.trim().toLowerCase()
  if (value === undefined) return { test, result: 'not-implemented', points: 0 }
  return PRIVATE.includes(value)
    ? { test, result: 'private', points: 5 }
    : { test, result: 'unsafe', points: -5 }
}

/** Six months; 15,552,000 seconds count too. */
const SIX_MONTHS_S = 15_552_000

function transport({ headers }: Page): Finding {
  const test = 'strict-transport-security'
  const value = headers.get('strict-transport-security')
  const age = Number(/max-age=(\d+)/i.exec(value ?? '')?.[1] ?? Number.NaN)
  if (value === null) return { test, result: 'not-implemented', points: -20 }
  if (Number.isNaN(age)) return { test, result: 'invalid', points: -20 }
  return age < SIX_MONTHS_S
    ? { test, result: 'less-than-six-months', points: -10 }
    : { test, result: 'at-least-six-months', points: 0 }
}

function sniffing({ headers }: Page): Finding {
  const isOff = headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff'
  const result = isOff ? 'nosniff' : 'not-implemented'
  return { test: 'x-content-type-options', result, points: isOff ? 0 : -5 }
}

function resources({ headers }: Page): Finding {
  const test = 'cross-origin-resource-policy'
  const value = headers.get('cross-origin-resource-policy')?.trim().toLowerCase()
  if (value === undefined) return { test, result: 'not-implemented', points: 0 }
  if (['same-origin', 'same-site'].includes(value)) return { test, result: value, points: 10 }
  return { test, result: value, points: value === 'cross-origin' ? 0 : -5 }
}

function sharing({ headers }: Page): number {
  const isForAll = headers.get('access-control-allow-origin') === '*'
  return isForAll && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0
}

const SCRIPT = /<script\b[^>]*>/gi
const SEALED = /\sintegrity="sha\d{3}-/

function scripts({ headers, html, url }: Page): Finding {
  const test = 'subresource-integrity'
  if (!/html/.test(headers.get('content-type') ?? ''))
    return { test, result: 'not-html', points: 0 }
  const tags = [...html.matchAll(SCRIPT)].map(([tag]) => tag)
  if (tags.length === 0) return { test, result: 'no-scripts', points: 0 }
  const foreign = tags.filter((tag) => {
    const source = /\ssrc="([^"]+)"/.exec(tag)?.[1]
    return source !== undefined && new URL(source, url).hostname !== url.hostname
  })
  if (foreign.some((tag) => !SEALED.test(tag))) {
    return { test, result: 'external-not-sealed', points: -5 }
  }
  if (foreign.length > 0) return { test, result: 'external-sealed', points: 5 }
  return tags.some((tag) => SEALED.test(tag))
    ? { test, result: 'sealed', points: 5 }
    : { test, result: 'own-not-sealed', points: 0 }
}
