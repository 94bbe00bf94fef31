import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { enrol } from '../kit/enrol.ts'
import { expectSound, newPerson, test } from '../kit/walk.ts'

for (const path of ['/', '/designs', '/pricing', '/blog', '/blog/1', '/how-to-setup/google-keys']) {
  test(`${path} ships no React and at most 3 kB of script @any-screen`, async ({ page }) => {
    const scripts: Buffer[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.body())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const inline = await page.locator('script:not([src]):not([type*=json])').allTextContents()
    const texts = [...scripts.map(String), ...inline]

    const weight = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
    expect(weight).toBeLessThanOrEqual(3000)
    expect(texts.join('\n')).not.toMatch(/react-dom/i)
  })
}

for (const path of ['/auth/register', '/auth/login', '/auth/forgotPassword', '/contact']) {
  test(`a first visit to ${path} makes at most 16 requests @any-screen`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(16)
  })
}

/** A server may send ten packets before the browser answers (RFC 6928); the eleventh brings only the end of the page. */
const PACKETS = 11 * 1460

test('the home page is 14.4 kB of HTML, 110 kB in all before anybody scrolls, and all of it ours', async ({
  isMobile,
  page
}) => {
  const sizes: Promise<number>[] = []
  const hosts = new Set<string>()
  page.on('requestfinished', (request) => {
    hosts.add(new URL(request.url()).host)
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize))
  })
  const html = await page.goto('/', { waitUntil: 'networkidle' })
  const { responseBodySize, responseHeadersSize } = await html!.request().sizes()
  expect(responseBodySize).toBeLessThanOrEqual(14_400)
  expect(responseHeadersSize + responseBodySize).toBeLessThanOrEqual(PACKETS)
  expect([...hosts]).toEqual([new URL(page.url()).host])
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  if (isMobile) expect(total).toBeLessThanOrEqual(110_000)
})

/** A font that is late on a busy machine may nudge a line; nothing else moves, and with fonts at hand nothing at all. */
const LATE_FONT = 0.001

for (const path of ['/', '/pricing', '/auth/login', '/auth/register', '/no-such-page']) {
  test(`${path} is sound to axe, fits the screen and shifts nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = { total: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.total += (entry as PerformanceEntry & { value: number }).value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const shifted = async () => {
      await page.goto(path, { waitUntil: 'networkidle' })
      return page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
    }
    expect(await shifted()).toBeLessThanOrEqual(LATE_FONT)
    expect(await shifted()).toBe(0)
    await expectSound(page)
  })
}

/** The letters of every text on the page, in its order. */
const letters = (page: Page) =>
  page
    .locator('body :is(h1, h2, h3, p, a, li, button, summary, dt, dd, text)')
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fontFamily))

for (const path of ['/', '/how-to-setup/google-keys', '/auth/login']) {
  test(`on a visitor's first page, ${path}, what is far waits for a first touch, and then all has the letters of later pages`, async ({
    page
  }) => {
    const root = page.locator('html')
    await page.goto(path)
    await expect(root).toHaveAttribute('data-fonts', 'far')
    await page.mouse.wheel(0, 200)
    await expect(root).toHaveAttribute('data-fonts', '')
    await expect(page.locator('[data-fonts=far]')).toHaveCount(0)
    const first = await letters(page)

    await page.reload()
    await expect(root).not.toHaveAttribute('data-fonts')
    expect(first).toEqual(await letters(page))
  })
}

test('a touch before the typefaces are there lets in what is far, before anybody gets to it', async ({
  page
}) => {
  // Nobody loses patience, however slow the machine is.
  await page.addInitScript(() => {
    const later = setTimeout
    Object.assign(window, {
      setTimeout: (done: () => void, ms: number) => (ms === 800 ? 0 : later(done, ms))
    })
  })
  const held = Promise.withResolvers<void>()
  await page.route('**/fonts/**', async (route) => {
    await held.promise
    await route.continue()
  })
  const scripts = page.waitForResponse(/\/base\.[^/]+\.js$/)
  await page.goto('/pricing', { waitUntil: 'domcontentloaded' })
  await page.bringToFront()
  await (await scripts).finished()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts', /far/, { timeout: 1 })
  }).toPass()
  held.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '')
  await expect(page.locator('[data-fonts=far]')).toHaveCount(0)
})

test('an address that leads into the page has nothing far', async ({ page }) => {
  await page.goto('/#main')
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '')
})

test('the header knows who looks before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      Object.assign(window, { atFirst: document.documentElement.dataset['auth'] })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const atFirst = () => page.evaluate(() => (window as unknown as { atFirst: string }).atFirst)
  await page.goto('/')
  expect(await atFirst()).toBe('out')
  await enrol(page, newPerson())
  await page.goto('/')
  expect(await atFirst()).toBe('in')
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await expect(page.getByRole('link', { name: 'Continue Registration' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
})
