import { expect, type Locator, type Page } from '@playwright/test'
import { PUBLIC_PAGES } from '../kit/public-pages.ts'
import { enrolWithWebsite } from '../kit/enrol.ts'
import { newPerson, test } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'

const LAPTOP = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }
const SIZES = [{ width: 360, height: 640 }, PHONE, { width: 768, height: 1024 }, LAPTOP]
const AUTH_PAGES = ['/auth/login', '/auth/register', '/auth/forgotPassword']
/** One of each layout; the other pages are for `npm run journeys`. */
const LAYOUTS = ['/', '/pricing', '/designs', '/auth/register']

declare global {
  interface Window {
    isCovered: typeof isCovered
  }
}

/** Whether anything covers a part of it; parts outside the viewport don’t count. */
function isCovered(action: Element): boolean {
  const { bottom, left, right, top } = action.getBoundingClientRect()
  return [left + 12, (left + right) / 2, right - 12].some((x) =>
    [top + 12, (top + bottom) / 2, bottom - 12].some((y) => {
      const seen = document.elementFromPoint(x, y)
      return seen !== null && !action.contains(seen)
    })
  )
}

/** Opens the page with reduced motion, and with `isCovered` in its window. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(`window.isCovered = ${isCovered}`)
  await page.goto(at(path), { waitUntil: 'load' })
}

for (const path of [...PUBLIC_PAGES, ...AUTH_PAGES]) {
  const tag = LAYOUTS.includes(path) ? '@any-screen' : ['@any-screen', '@long']
  const name = `the cookie banner never covers the first button of ${path}, whether just loaded, scrolled to or focused`
  test(name, { tag }, async ({ page }) => {
    await openStill(page, path)
    await expect(page.locator('#cookies')).toHaveCSS('display', 'block')
    for (const size of SIZES) {
      await page.setViewportSize(size)
      // The banner is laid out again after a resize.
      const share = () =>
        page.evaluate(() => document.getElementById('cookies')!.offsetHeight / innerHeight)
      await expect
        .poll(share, { message: `at ${size.width} × ${size.height}` })
        .toBeLessThanOrEqual(0.25)
      for (const way of ['at once', 'scrolled to', 'focused']) {
        await page.evaluate((way) => {
          const action = document.querySelector<HTMLElement>('main :is(.button, [type=submit])')
          scrollTo({ top: 0, behavior: 'instant' })
          if (way === 'scrolled to') action?.scrollIntoView({ block: 'end', behavior: 'instant' })
          if (way === 'focused') action?.focus()
          else action?.blur()
        }, way)
        await page
          .waitForFunction(() => {
            const action = document.querySelector('main :is(.button, [type=submit])')
            return !action || !window.isCovered(action)
          })
          .catch(() => {
            throw new Error(`at ${size.width} × ${size.height}: covered ${way}`)
          })
      }
    }
  })
}

/** How many of these are laid out, and the texts of those that are covered. */
function coveredOn(page: Page, selector: string) {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
    const shown = all.filter((element) => element.offsetHeight > 0)
    const covered = shown.filter((element) => window.isCovered(element))
    return { shown: shown.length, covered: covered.map(({ textContent }) => textContent) }
  }, selector)
}

test('the first view of Pricing on a laptop shows every price, every Choose button and the whole banner @any-screen', async ({
  page
}) => {
  await page.setViewportSize(LAPTOP)
  await openStill(page, '/pricing')
  await expect(page.getByRole('complementary', { name: say('Cookies') })).toBeVisible()
  await expect
    .poll(() => coveredOn(page, 'main :is(.price, [data-choice])'))
    .toEqual({ shown: 6, covered: [] })
})

test('the first view of Designs on a laptop shows every card’s button uncovered, and the banner appears by the first scroll @any-screen', async ({
  page
}) => {
  await page.setViewportSize(LAPTOP)
  await openStill(page, '/designs')
  await expect(page.locator('#cookies')).toHaveAttribute('data-aside')
  const buttons = 'main article .button'
  await expect.poll(() => coveredOn(page, buttons)).toMatchObject({ covered: [] })
  expect((await coveredOn(page, buttons)).shown).toBeGreaterThan(4)
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await expect(page.getByRole('complementary', { name: say('Cookies') })).toBeVisible()
})

/** Whether the first ends at or before the second’s top; undefined if either isn’t laid out. */
async function isAbove(first: Locator, second: Locator): Promise<boolean | undefined> {
  const [above, below] = await Promise.all([first.boundingBox(), second.boundingBox()])
  return above && below ? above.y + above.height <= below.y + 1 : undefined
}

test('the end of a page isn’t covered by the cookie banner @any-screen', async ({ page }) => {
  for (const path of ['/', '/pricing', '/auth/login', '/auth/register']) {
    await page.goto(at(path))
    const banner = page.getByRole('complementary', { name: say('Cookies'), includeHidden: true })
    const last = page
      .getByRole('contentinfo')
      .getByText(say('All rights reserved.', 'Tous droits réservés.'))
    await expect(banner).toBeAttached()
    for (const size of [LAPTOP, PHONE]) {
      await page.setViewportSize(size)
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
          return isAbove(last, banner)
        }, `${path} at ${size.width}`)
        .toBe(true)
    }
  }
})

test('the dashboard shows the cookie banner, above its menu bar on a phone @any-screen', async ({
  page
}) => {
  await enrolWithWebsite(page, newPerson())
  await page.goto(at('/dashboard/payment-methods'))
  const banner = page.getByRole('complementary', { name: say('Cookies') })
  await expect(banner).toBeVisible()
  const bar = page.getByRole('button', { name: say('Menu') })
  await expect(bar).toBeHidden()
  await page.setViewportSize(PHONE)
  await expect.poll(() => isAbove(banner, bar)).toBe(true)
  await banner.getByRole('button', { name: say('Accept') }).click()
  await expect(banner).toBeHidden()
})
