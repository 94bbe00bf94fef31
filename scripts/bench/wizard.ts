// Measures the account setup with CPU throttling (4x): script before the payment step, time to paint
// a step, and the longest interaction. An empty page, measured alongside, shows the machine's share.
// node scripts/bench/wizard.ts [http://localhost:4321]   exits 1 beyond a bound
import { chromium, type Browser, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../tests/kit/launch-options.ts'
import { weighScripts, WIZARD_SCRIPT_BYTES } from '../../tests/kit/script-weight.ts'
import { startProduct } from '../testing/journeys.ts'

const SLOWER = 4
const WALKS = 3
const STEP_MS = 100
const PRESS_MS = 64
type Walk = {
  scriptKb: number
  steps: Record<string, number>
  press: number
  empty: number
}

const [given] = process.argv.slice(2)
const product = given === undefined ? await startProduct() : undefined
const origin = given ?? product?.origin ?? ''
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: CHROMIUM_FLAGS
})
try {
  const walks: Walk[] = []
  for (let count = 0; count < WALKS; count++) walks.push(await walk(browser, count))
  report(walks)
} finally {
  await browser.close()
  await product?.stop()
}

async function walk(from: Browser, count: number): Promise<Walk> {
  const page = await from.newPage({ viewport: { width: 1440, height: 900 } })
  await register(page, `bench-${Date.now().toString(36)}${count}`)
  await page.goto('about:blank')
  const scripts = weighScripts(page)
  await page.goto(`${origin}/auth/account-setup`)
  await page.getByRole('tab', { name: 'Template' }).waitFor()
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  await slowDown(page)

  const steps: Record<string, number> = {}
  const next = async (name: string, button = 'Next') => {
    steps[name] = await paintOf(page, name, button)
  }
  await page.getByRole('radio', { name: /Prairie/ }).click()
  await page.getByRole('radio', { name: /Harbour/ }).click()
  await next('Website Details')
  await type(page, 'Website name', 'Amara Osei Homes')
  await type(page, 'Domain', `amara-${Date.now().toString(36)}.ca`)
  await page.keyboard.press('Tab')
  await page.getByText(/^No other .+ website uses/).waitFor()
  await next('Agent')
  await type(page, 'Designation', 'Sales Representative')
  await next('Brokerage')
  await type(page, 'Brokerage name', 'Lakeshore Realty')
  await type(page, 'Phone', '4165550100')
  await type(page, 'Address', '120 Queen Street West, Toronto')
  await next('Plan')
  const scriptKb = (await scripts()) / 1000
  const press = await longestOf(page)
  await next('Payment', 'Choose Professional')
  await page.close()
  return { scriptKb, press, steps, empty: await emptyPress(from) }
}

/** The same number of keys and clicks on an empty page. */
async function emptyPress(from: Browser): Promise<number> {
  const page = await from.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent('<label>Name <input></label><button>Next</button>')
  await slowDown(page)
  await type(page, 'Name', 'Amara Osei Homes')
  for (let clicks = 0; clicks < 5; clicks++) await page.getByRole('button').click()
  const longest = await longestOf(page)
  await page.close()
  return longest
}

function longestOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).longest)
}

type Watched = Window & { longest: number; painted: Promise<number> }

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    const watched = window as unknown as Watched
    watched.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) watched.longest = Math.max(watched.longest, duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
}

/** From the click's timestamp to the frame that first shows the next step's title. */
async function paintOf(page: Page, name: string, button: string): Promise<number> {
  await page.evaluate((title) => {
    const watched = window as unknown as Watched
    watched.painted = new Promise((done) => {
      let pressed = 0
      const press = ({ timeStamp }: Event) => (pressed = timeStamp)
      addEventListener('click', press, { capture: true, once: true })
      const look = () => {
        if (document.querySelector('h1')?.textContent !== title) return requestAnimationFrame(look)
        // The message is queued after this frame's style, layout and paint.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now() - pressed)
        return port2.postMessage(0)
      }
      requestAnimationFrame(look)
    })
  }, name)
  await page.getByRole('button', { name: button }).click()
  return page.evaluate(() => (window as unknown as Watched).painted)
}

async function type(page: Page, label: string, words: string): Promise<void> {
  // The page's own form comes before the footer's.
  await page.getByLabel(label, { exact: true }).first().click()
  await page.keyboard.type(words, { delay: 60 })
}

async function register(page: Page, id: string): Promise<void> {
  await page.goto(`${origin}/auth/register`)
  await page.getByLabel('Name', { exact: true }).fill('Amara Osei')
  await page.getByRole('main').getByLabel('Email').fill(`${id}@maplekey.test`)
  await page.getByRole('main').getByLabel('Phone').fill('4165550134')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByLabel('Confirm password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: /create|register/i }).click()
  await page.waitForURL(/account-setup$/)
}

/** The median of each figure over all runs, as the machine may be busy. */
function report(walks: Walk[]): void {
  const middle = (figure: (walk: Walk) => number) =>
    walks.map(figure).sort((a, b) => a - b)[Math.floor(walks.length / 2)] ?? 0
  const rows: [name: string, value: number, bound: number | undefined, unit: string][] = [
    ['script before payment', middle(({ scriptKb }) => scriptKb), WIZARD_SCRIPT_BYTES / 1000, 'kB'],
    ['longest key or click', middle(({ press }) => press), PRESS_MS, 'ms'],
    ['the same on an empty page', middle(({ empty }) => empty), undefined, 'ms'],
    ...Object.keys(walks[0]?.steps ?? {}).map((step): (typeof rows)[0] => [
      `step ${step}`,
      middle(({ steps }) => steps[step] ?? 0),
      STEP_MS,
      'ms'
    ])
  ]
  for (const [name, value, bound, unit] of rows) {
    const verdict = bound === undefined ? '' : value <= bound ? 'ok' : 'TOO MUCH'
    const of = bound === undefined ? '' : `of ${bound}`
    console.log(
      `${name.padEnd(28)} ${value.toFixed(1).padStart(7)} ${unit} ${of.padEnd(7)} ${verdict}`
    )
    if (verdict === 'TOO MUCH') process.exitCode = 1
  }
}
