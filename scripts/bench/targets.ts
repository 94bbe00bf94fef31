import type { Audit } from './audit.ts'
import type { Weights } from './scripts.ts'

type BenchPage = {
  name: string
  path: string
  lcp: number
  bytes?: number
  html?: number
  scripts?: number
  /** robots.txt hides it on purpose, which Lighthouse counts against its SEO score. */
  hidden?: true
}
type Figures = Audit & Weights

const LCP = 1100

export const BENCH_PAGES: BenchPage[] = [
  { name: 'home', path: '/', lcp: 950, bytes: 110_000, html: 14_400 },
  { name: 'designs', path: '/designs', lcp: LCP },
  // Includes the loader of the query form's island.
  { name: 'pricing', path: '/pricing', lcp: LCP, scripts: 6000 },
  { name: 'contact', path: '/contact', lcp: LCP },
  { name: 'blog list', path: '/blog', lcp: LCP },
  { name: 'post', path: '/blog/1', lcp: LCP },
  { name: 'register', path: '/auth/register', lcp: LCP, hidden: true },
  { name: 'guide', path: '/how-to-setup/google-keys', lcp: LCP }
]

/** The page at a path; one that isn't in the list has the targets of a listing's page, or the usual ones. */
export function benchPage(path: string): BenchPage {
  const known = BENCH_PAGES.find((page) => page.path === path)
  if (known) return known
  return path.startsWith('/listings/')
    ? { name: 'listing', path, lcp: 1200, bytes: 120_000 }
    : { name: path, path, lcp: LCP }
}

const SCRIPTS = 5000
const CLS = 0.001
const TBT = 50

/** A sentence for every missed target. */
export function missedTargets({ name, ...most }: BenchPage, figures: Figures): string[] {
  const { accessibility, bestPractices, performance, seo } = figures
  const checks: [string, number, number | undefined][] = [
    ['LCP', Math.round(figures.lcp), most.lcp],
    ['TBT', Math.round(figures.tbt), TBT],
    ['CLS', Math.round(figures.cls * 1e4) / 1e4, CLS],
    ['bytes in all', figures.bytes, most.bytes],
    ['HTML', figures.html, most.html],
    // An island in view from the start adds its loader to the page.
    ['scripts', figures.scripts, figures.hasIsland ? undefined : (most.scripts ?? SCRIPTS)]
  ]
  const scores = [performance, accessibility, bestPractices, seo]
  const counted = most.hidden ? scores.slice(0, 3) : scores
  return [
    ...(counted.some((score) => score < 100) ? [`${name}: scores ${scores.join('/')}`] : []),
    ...checks
      .filter(([, figure, limit]) => limit !== undefined && !(figure <= limit))
      .map(([what, figure, limit]) => `${name}: ${what} ${figure}, at most ${limit}`)
  ]
}

/** All figures of a page on one line. */
export function summaryLine({ name }: BenchPage, figures: Figures): string {
  const { accessibility, bestPractices, performance, seo } = figures
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return [
    name.padEnd(10),
    [performance, accessibility, bestPractices, seo].join('/'),
    `LCP ${(figures.lcp / 1000).toFixed(2)} s`,
    `TBT ${Math.round(figures.tbt)} ms`,
    `CLS ${figures.cls.toFixed(4)}`,
    `all ${kB(figures.bytes)}`,
    `HTML ${kB(figures.html)}`,
    `scripts ${kB(figures.scripts)}`
  ].join('  ')
}
