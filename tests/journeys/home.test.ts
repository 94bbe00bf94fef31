import { brotliCompressSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { enrol } from '../kit/enrol.ts'
import { expectAccessibleOnAnyScreen, newPerson, test } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'
import { followRequests } from '../kit/page-ready.ts'

/** The loader of an island is extra: Pricing has one, for the query form. French words weigh more. */
const SCRIPT_BYTES = { plain: 5000, withIsland: say(6000, 6300) }

for (const [path, most] of [
  ['/', SCRIPT_BYTES.plain],
  ['/designs', SCRIPT_BYTES.plain],
  ['/pricing', SCRIPT_BYTES.withIsland],
  ['/blog', SCRIPT_BYTES.plain],
  ['/blog/1', SCRIPT_BYTES.plain],
  ['/how-to-setup/google-keys', SCRIPT_BYTES.plain]
] as const) {
  test(`${path} ships no React and at most ${most / 1000} kB of script @any-screen`, async ({
    page
  }) => {
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    const requestsEnd = followRequests(page)
    await page.goto(at(path))
    await requestsEnd()
    const inline = await page.locator('script:not([src]):not([type*=json])').allTextContents()
    const texts = [...(await Promise.all(scripts)).map(String), ...inline]

    const weight = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
    expect(weight).toBeLessThanOrEqual(most)
    expect(texts.join('\n')).not.toMatch(/react-dom/i)
  })
}

for (const path of ['/auth/register', '/auth/login', '/auth/forgotPassword', '/contact']) {
  test(`a first visit to ${path} makes at most 16 requests @any-screen`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const requestsEnd = followRequests(page)
    await page.goto(at(path))
    await requestsEnd()
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(16)
  })
}

/** Ten packets fit the initial window (RFC 6928); the eleventh has only the end of the page. */
const PACKETS = say(11, 12) * 1460
const HTML_BYTES = say(14_400, 15_400)

test('the home page is at most 14.4 kB of HTML and 110 kB in all before scrolling, all from our own host @phone', async ({
  isMobile,
  page
}) => {
  const sizes: Promise<number>[] = []
  const hosts = new Set<string>()
  page.on('requestfinished', (request) => {
    hosts.add(new URL(request.url()).host)
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize))
  })
  const requestsEnd = followRequests(page)
  const html = await page.goto(at('/'))
  await requestsEnd()
  const { responseBodySize, responseHeadersSize } = await html!.request().sizes()
  expect(responseBodySize).toBeLessThanOrEqual(HTML_BYTES)
  expect(responseHeadersSize + responseBodySize).toBeLessThanOrEqual(PACKETS)
  expect([...hosts]).toEqual([new URL(page.url()).host])
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  // Firefox plays no phone, and loads what a desktop does.
  if (isMobile) expect(total).toBeLessThanOrEqual(110_000)
})

declare global {
  interface Window {
    shifts: { total: number }
    authAtFirst: string | undefined
  }
}

/** A font that loads late may nudge a line, and its fallback fits English lines best; with cached fonts nothing may shift. */
const LATE_FONT = say(0.001, 0.004)

for (const path of ['/', '/pricing', '/auth/login', '/auth/register', '/no-such-page']) {
  test(`${path} is accessible, fits every screen and has no layout shift @any-screen`, async ({
    page
  }) => {
    await page.addInitScript(() => {
      const shifts = { total: 0 }
      window.shifts = shifts
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.total += (entry as PerformanceEntry & { value: number }).value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const requestsEnd = followRequests(page)
    const layoutShift = async (width: number) => {
      await page.setViewportSize({ width, height: 780 })
      await page.goto(at(path))
      await requestsEnd()
      return page.evaluate(() => window.shifts.total)
    }
    expect(await layoutShift(360)).toBeLessThanOrEqual(LATE_FONT)
    expect(await layoutShift(360)).toBe(0)
    expect(await layoutShift(1440)).toBe(0)
    await expectAccessibleOnAnyScreen(page)
  })
}

test('the header knows whether the visitor is logged in before the first paint @any-screen', async ({
  page
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      window.authAtFirst = document.documentElement.dataset['auth']
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const authAtFirst = () => page.evaluate(() => window.authAtFirst)
  await page.goto(at('/'))
  expect(await authAtFirst()).toBe('out')
  await enrol(page, newPerson())
  await page.goto(at('/'))
  expect(await authAtFirst()).toBe('in')
  await expect(page.getByRole('link', { name: say('Continue Registration') }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: say('Login') })).toHaveCount(0)
})
