import type { Page } from '@playwright/test'

/** From now on only the test moves the page's clock, so a slow machine can't let a timer run out. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}
