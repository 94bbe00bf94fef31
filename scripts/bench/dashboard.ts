// Measures the dashboard in a browser: time to switch pages, script size, and layout shift as data
// arrives. Starts the product on a throw-away database; exits 1 if a limit is exceeded.
//
//   node scripts/bench/dashboard.ts
import { brotliCompressSync } from 'node:zlib'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../tests/kit/launch-options.ts'
import { DEMO_LOGIN } from '#panel/actions/accounts/seed-demo-agent.ts'
import { findChromium } from '../testing/chromium.ts'
import { startProduct } from '../testing/journeys.ts'

const SWITCH_MS = 150
const SCRIPT_KB = 112
const SHIFT = 0
const ROUNDS = 5

const PAGES = {
  Home: '/dashboard/home',
  Billing: '/dashboard/transactions',
  'Payment methods': '/dashboard/payment-methods',
  'Refer & Earn': '/dashboard/refer-earn',
  'Reset password': '/dashboard/reset-password',
  'How to setup': '/dashboard/how-to-setup'
}
const NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[]

/** A page is ready once its heading is shown and no skeleton is left. */
const COME = () =>
  document.querySelector('main h1') !== null &&
  document.querySelector('main [aria-busy=true]') === null

const product = await startProduct()
const browser = await chromium.launch({
  executablePath: (await findChromium()).whole,
  args: CHROMIUM_FLAGS
})
try {
  const storageState = await logIn()
  const results = [await weigh(), await shifts(1440), await shifts(360), await switches()]
  process.exitCode = results.every(Boolean) ? 0 : 1

  async function weigh(): Promise<boolean> {
    const weights = new Map<string, number>()
    for (const name of NAMES) {
      const { context, page } = await open(1440)
      const texts: Promise<string>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') texts.push(response.text())
      })
      await page.goto(PAGES[name], { waitUntil: 'networkidle' })
      const inline = await page.locator('script:not([src]):not([type*=json])').allTextContents()
      const all = [...(await Promise.all(texts)), ...inline]
      const bytes = all.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
      weights.set(name, bytes / 1000)
      await context.close()
    }
    return report('Script, kB brotli', weights, SCRIPT_KB)
  }

  async function shifts(width: number): Promise<boolean> {
    const { context, page } = await open(width)
    const moved = new Map<string, number>()
    // Fonts are cached, as for anyone who came through the log-in page.
    await page.goto(PAGES.Home, { waitUntil: 'networkidle' })
    for (const name of NAMES) {
      await page.goto(PAGES[name], { waitUntil: 'networkidle' })
      await page.waitForFunction(COME)
      moved.set(name, await page.evaluate(() => (window as unknown as { shift: number }).shift))
    }
    await context.close()
    return report(`Layout shift at ${width}`, moved, SHIFT)
  }

  async function switches(): Promise<boolean> {
    const { context, page } = await open(1440)
    await page.goto(PAGES.Home, { waitUntil: 'networkidle' })
    const times = new Map<string, number[]>(NAMES.map((name) => [name, []]))
    // The first round loads scripts and data; it is printed but not counted.
    for (let round = 0; round <= ROUNDS; round++) {
      const said: string[] = []
      for (const name of [...NAMES.slice(1), NAMES[0] as (typeof NAMES)[number]]) {
        const ms = await switchTo(page, name)
        if (round > 0) times.get(name)?.push(ms)
        said.push(`${name} ${ms.toFixed(0)}`)
      }
      if (round === 0) console.log(`First visits, ms: ${said.join(', ')}`)
    }
    await context.close()
    const medians = new Map([...times].map(([name, list]) => [name, median(list)]))
    return report('Switch, ms (medians)', medians, SWITCH_MS)
  }

  async function logIn() {
    const context = await browser.newContext({ baseURL: product.origin })
    const page = await context.newPage()
    await page.goto('/auth/login')
    await page.getByRole('main').getByLabel('Email').fill(DEMO_LOGIN.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_LOGIN.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/dashboard/home')
    const state = await context.storageState()
    await context.close()
    return state
  }

  async function open(width: number): Promise<{ context: BrowserContext; page: Page }> {
    const context = await browser.newContext({
      baseURL: product.origin,
      storageState,
      viewport: { width, height: 900 }
    })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number }
      seen.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.shift += (entry as PerformanceEntry & { value: number }).value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    return { context, page }
  }
} finally {
  await browser.close()
  await product.stop()
}

/** From the click until the page shows its data, as measured by this process. */
async function switchTo(page: Page, name: string): Promise<number> {
  const link = page.locator('.standing').getByRole('link', { name: new RegExp(`^${name}`) })
  await link.hover()
  const start = performance.now()
  await link.click()
  await page.waitForURL(`**${PAGES[name as keyof typeof PAGES]}`, { waitUntil: 'commit' })
  await page.waitForFunction(COME)
  return performance.now() - start
}

function report(what: string, values: Map<string, number>, bound: number): boolean {
  const worst = Math.max(...values.values())
  const said = [...values].map(([name, value]) => `${name} ${Number(value.toFixed(4))}`).join(', ')
  console.log(`${what}: ${said}. At most ${bound}: ${worst <= bound ? 'yes' : 'NO'}`)
  return worst <= bound
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
