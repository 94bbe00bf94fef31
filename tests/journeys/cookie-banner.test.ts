import { expect, type Page } from '@playwright/test'
import { PUBLIC_PAGES } from '../kit/public-pages.ts'
import { enrol } from '../kit/enrol.ts'
import { newPerson, test } from '../kit/walk.ts'

const SIZES = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 }
]
const AUTH_PAGES = ['/auth/login', '/auth/register', '/auth/forgotPassword']

/** What lies over the page's first action, as far as the action is in the window; and how tall the banner is. */
function look(): { covered: string[]; height: number } {
  const action = document.querySelector('main :is(.button, [type=submit])')
  const covered: string[] = []
  if (action) {
    const { bottom, left, right, top } = action.getBoundingClientRect()
    for (const x of [left + 12, (left + right) / 2, right - 12]) {
      for (const y of [top + 12, (top + bottom) / 2, bottom - 12]) {
        const seen = document.elementFromPoint(x, y)
        if (seen && !action.contains(seen)) covered.push(seen.outerHTML.slice(0, 80))
      }
    }
  }
  return { covered, height: document.getElementById('cookies')!.offsetHeight }
}

const lookNow = (page: Page) => page.evaluate(look)

test('the cookie banner covers no page’s first action: at once, scrolled to, or reached by Tab @any-screen', async ({
  page
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...PUBLIC_PAGES, ...AUTH_PAGES]) {
    await page.goto(path, { waitUntil: 'load' })
    const action = page.locator('main :is(.button, [type=submit])').first()
    for (const size of SIZES) {
      const place = `${path} at ${size.width} × ${size.height}`
      const uncovered = () =>
        expect.poll(() => lookNow(page).then(({ covered }) => covered), place).toEqual([])
      await page.setViewportSize(size)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(() => lookNow(page).then(({ height }) => height), place).toBeGreaterThan(0)
      await uncovered()
      const { height } = await lookNow(page)
      expect.soft(height / size.height, place).toBeLessThanOrEqual(0.25)

      if ((await action.count()) === 0) continue
      await action.evaluate((it) => it.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await uncovered()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await action.focus()
      await uncovered()
      await action.blur()
    }
  }
})

test('the page ends above the cookie banner', async ({ page }) => {
  for (const path of ['/', '/pricing', '/auth/login', '/auth/register']) {
    await page.goto(path)
    const banner = page.getByRole('complementary', { name: 'Cookies' })
    const last = page.getByRole('contentinfo').getByText('All rights reserved.')
    await expect(banner).toBeAttached()
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
        const [above, below] = await Promise.all([last.boundingBox(), banner.boundingBox()])
        return above && below && above.y + above.height <= below.y + 1
      }, path)
      .toBe(true)
  }
})

test('a member is asked too, above the dashboard’s bar', async ({ page }) => {
  await enrol(page, newPerson())
  await page.goto('/dashboard/payment-methods')
  const banner = page.getByRole('complementary', { name: 'Cookies' })
  await expect(banner).toBeVisible()
  const bar = page.getByRole('button', { name: 'Menu' })
  if (await bar.isVisible()) {
    const [above, below] = await Promise.all([banner.boundingBox(), bar.boundingBox()])
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y + 1)
  }
  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect(banner).toBeHidden()
})
