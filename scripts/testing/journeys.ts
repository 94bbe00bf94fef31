// Runs the browser tests against the real product, on a free port and a throw-away database.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageLanguage } from '#messages/language.ts'
import { bareEnv } from '../../tests/kit/bare-env.ts'
import { UsageError } from '#panel/commands/command-line.ts'
import { findChromium } from './chromium.ts'
import { node, root, track } from './command.ts'
import { findFirefox } from './firefox.ts'
import { claimPlace } from './product-place.ts'
import { runPart } from './report.ts'

export type Product = { origin: string; data: string; stop: () => Promise<void> }

/** Starts the product on a throw-away database; resolves when it answers. */
export async function startProduct(): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'maplekey-journeys-'))
  const { dist, port, release } = await claimPlace(data)
  const origin = `http://localhost:${port}`
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/start.ts', '--dist', dist]
  const child = track(
    spawn(process.execPath, args, {
      cwd: root,
      env: productEnv({ data, origin, port }),
      stdio: ['ignore', 'pipe', 'pipe']
    })
  )
  let said = ''
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const clear = (): void => {
    release()
    rmSync(data, { recursive: true, force: true })
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    clear()
  }
  const ready = new Promise<void>((done) => {
    const collect = (chunk: Buffer): void => {
      said += chunk.toString()
      if (said.includes(origin)) done()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
  })
  await Promise.race([ready, ended])
  if (child.exitCode !== null) {
    clear()
    throw new Error(`The product did not start:\n${said}`)
  }
  return { origin, data, stop }
}

function productEnv(test: { data: string; origin: string; port: number }): NodeJS.ProcessEnv {
  return {
    ...bareEnv(),
    LOG_LEVEL: 'warn',
    PANEL_DATA: test.data,
    PORT: String(test.port),
    PUBLIC_PANEL_API_URL: '/api',
    PUBLIC_PRODUCT_NAME: 'Maplekey',
    RATE_LIMITS: 'off',
    SITE_URL: test.origin
  }
}

/** The parts of Playwright's JSON report that are used. */
type Report = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }

type Browser = 'chromium' | 'firefox'
type Journeys = {
  browser?: Browser
  files?: string[]
  language?: PageLanguage
  withLong?: boolean
}

/** The browser named on the command line; Chromium by default. */
export function browserNamed(name = 'chromium'): Browser {
  if (name === 'chromium' || name === 'firefox') return name
  throw new UsageError(`--browser must be chromium or firefox, not ${name}.`)
}

/** The language named on the command line; English by default. */
export function languageNamed(name = 'en'): PageLanguage {
  if (name === 'en' || name === 'fr') return name
  throw new UsageError(`--language must be en or fr, not ${name}.`)
}

/** Variables that playwright.config.ts reads. */
async function browserPaths(browser: Browser): Promise<NodeJS.ProcessEnv> {
  if (browser === 'firefox') return { FIREFOX_PATH: findFirefox() }
  const { quick, whole } = await findChromium()
  return { CHROMIUM_PATH: quick, WHOLE_CHROMIUM_PATH: whole }
}

/** Runs Playwright on the journeys, `withLong` on the long ones too, or on all of these files. */
export async function runJourneys(
  product: Promise<Product>,
  { browser = 'chromium', files = [], language = 'en', withLong = files.length > 0 }: Journeys = {}
): Promise<void> {
  const report = join(mkdtempSync(join(tmpdir(), 'maplekey-report-')), 'report.json')
  await runPart(
    `Browser journeys${language === 'fr' ? ' in French' : ''}${browser === 'firefox' ? ' in Firefox' : ''}`,
    async () => {
      const [{ origin, data }, paths] = await Promise.all([product, browserPaths(browser)])
      const ran = await node(
        [
          join(root, 'node_modules/@playwright/test/cli.js'),
          'test',
          '--reporter=list,json',
          // Named files run without the projects that they depend on.
          ...(files.length > 0 ? ['--no-deps', ...files] : [])
        ],
        {
          env: {
            BASE_URL: origin,
            ...paths,
            JOURNEY_LANGUAGE: language,
            ...(withLong ? {} : { WITHOUT_LONG: 'true' }),
            PANEL_DATA: data,
            PLAYWRIGHT_JSON_OUTPUT_NAME: report
          },
          onLine: (line) => {
            if (/^\s+[✓✘×x-]\s+\d/.test(line)) console.log(`  ${line.trim()}`)
          }
        }
      )
      const { errors, stats } = readReport(report)
      const failed = stats.unexpected + stats.flaky + errors.length
      return {
        passed: stats.expected,
        failed: failed === 0 && ran.code !== 0 ? 1 : failed,
        details: ran.output.slice(Math.max(0, ran.output.search(/^\s+1\) /m)))
      }
    }
  )
  rmSync(join(report, '..'), { recursive: true, force: true })
}

/** Playwright writes none if it finds no test; what it said is shown then. */
function readReport(file: string): Report {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Report
  return { errors: [], stats: { expected: 0, flaky: 0, unexpected: 0 } }
}
