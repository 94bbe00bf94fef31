import { expect } from '@playwright/test'
import { stopClock } from '../kit/stop-clock.ts'
import { test } from '../kit/journey.ts'

test('a toast at page load doesn’t scroll or move the page @any-screen', async ({ page }) => {
  await stopClock(page)
  await page.goto('/dashboard/home')
  await expect(page.getByText('User is not logged in.')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.locator('#toasts .toast')).toHaveCount(1)
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  expect(await page.evaluate(() => [scrollY, document.body.style.marginTop])).toEqual([0, ''])
})
