import type { Page } from '@playwright/test'

/** Hands the page's clock to the test, so that timers can't expire on a slow machine. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}
