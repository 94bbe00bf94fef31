import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_FLAGS } from '../../tests/kit/launch-options.ts'
import { command } from '../testing/command.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'

/** Scores out of 100, times in milliseconds, weights in transferred bytes, headers included. */
export type Audit = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
}

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse's error code for a lost trace; such a run has no figures. */
const UNRECORDED = 'NO_NAVSTART'

/** How Lighthouse comes to a slow connection: by calculation from a quick one, or by slowing the browser down. */
type Throttling = 'devtools' | 'simulate'

export function throttlingNamed(name: string): Throttling {
  return name === 'devtools' ? 'devtools' : 'simulate'
}

/** One mobile run of Lighthouse; retried if the trace is lost, three runs at most. */
export async function auditPage(
  url: string,
  chromium: string,
  { throttling = 'simulate', tries = 3 }: { throttling?: Throttling; tries?: number } = {}
): Promise<Audit> {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-bench-'))
  const file = join(folder, 'report.json')
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ')
  const args = [
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`],
    [`--throttling-method=${throttling}`],
    ['--only-categories=performance,accessibility,best-practices,seo', `--chrome-flags=${flags}`]
  ]
  try {
    const ran = await command('npx', args.flat(), { env: { CHROME_PATH: chromium } })
    if (ran.code !== 0 && ran.output.includes(UNRECORDED) && tries > 1) {
      console.warn(`Lighthouse lost its recording of ${url}; once more.`)
      return await auditPage(url, chromium, { throttling, tries: tries - 1 })
    }
    if (ran.code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${ran.output}`)
    return figures(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function figures({ audits, categories }: Report): Audit {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight')
  }
}
