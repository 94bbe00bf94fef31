import { expect } from '@playwright/test'
import { stopClock } from '../kit/stop-clock.ts'
import { test } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'

test('a toast at page load doesn’t scroll or move the page @any-screen', async ({ page }) => {
  await stopClock(page)
  await page.goto(at('/dashboard/home'))
  await expect(page.getByText(say('User is not logged in.'))).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.locator('#toasts .toast')).toHaveCount(1)
  const skip = page.getByRole('link', { name: say('Skip to content') })
  await expect(skip).not.toBeInViewport()
  expect(await page.evaluate(() => [scrollY, document.body.style.marginTop])).toEqual([0, ''])
})

test(
  'toasts stack at the top right, at most 300 px wide and coloured by kind, then disappear',
  { tag: '@any-screen' },
  async ({ page }) => {
    const all = page.getByRole('region', { name: say('Messages') }).locator('.toast')
    const storeToast = (kind: string, message: string) =>
      page.addInitScript((toast) => {
        if (origin !== 'null') sessionStorage.setItem('toast', toast)
      }, JSON.stringify({ kind, message }))
    // With the human check off, the second toast appears long before the first one goes.
    await page.route('**/general/siteData', async (route) => {
      const { websiteConfig, ...rest } = await (await route.fetch()).json()
      await route.fulfill({
        json: { ...rest, websiteConfig: { ...websiteConfig, humanCheck: { kind: 'off' } } }
      })
    })
    await stopClock(page)
    for (const [kind, colour] of [
      ['error', 'rgb(140, 47, 22)'],
      ['success', 'rgb(23, 87, 58)'],
      ['warning', 'rgb(242, 181, 68)']
    ] as const) {
      await storeToast(kind, say('From the previous page. ', 'De la page précédente. ').repeat(9))
      await page.goto(at('/auth/forgotPassword'))
      await expect(all).toHaveCSS('background-color', colour)
    }
    await page.route('**/auth/forgotPassword', (route) =>
      route.fulfill({ json: { api_status: 429, message: 'Slow down, please.' } })
    )
    await page
      .getByRole('main')
      .getByLabel(say('Email', 'Adresse courriel'))
      .fill('amara@lakeshore.ca')
    await page.getByRole('button', { name: say('Send reset link') }).click()
    await expect(all).toHaveCount(2)
    const boxes = await all.evaluateAll((toasts) =>
      toasts.map((toast) => toast.getBoundingClientRect().toJSON() as DOMRect)
    )
    const { width } = page.viewportSize()!
    for (const box of boxes) {
      expect(box.width).toBeLessThanOrEqual(300)
      expect(width - box.right).toBeLessThan(30)
    }
    expect(boxes[0]!.top).toBeLessThan(30)
    expect(boxes[1]!.top).toBeGreaterThanOrEqual(boxes[0]!.bottom)
    await page.clock.fastForward(5000)
    await expect(all).toHaveCount(0)
  }
)
