import { expect, type Page, type Request } from '@playwright/test'

/** Waits until the page is laid out: its frame's script has run, its fonts are there, and the cookie banner has its place. */
export async function layoutReady(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(async () => {
    const { frame } = document.documentElement.dataset
    if (frame) await import(frame)
    await document.fonts.ready
    const place = () => document.getElementById('cookies')?.dataset['aside']
    const before = place()
    // Observers of sizes and intersections report within two frames.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    return place() === before
  })
}

/**
 * Waits until the page works as far as a visitor sees it: it is laid out, and every island has hydrated,
 * those further down excepted, which wait to be reached.
 */
export async function pageReady(page: Page): Promise<void> {
  await layoutReady(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island[ssr]')].every((island) => {
      if (island.getAttribute('client') !== 'visible') return false
      return [...island.children].every((part) => {
        const { bottom, top } = part.getBoundingClientRect()
        return bottom < 0 || top > innerHeight
      })
    })
  )
}

/** Follows the page's requests from now on; the returned function waits until none is under way. */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    begun += 1
    pending.add(request)
  })
  // Of a request that its page's leaving cancels, no end is reported.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending.clear()
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return async () => {
    for (let before = -1; before !== begun;) {
      before = begun
      await pageReady(page)
      await expect.poll(() => [...pending].map((request) => request.url())).toEqual([])
      // What has arrived may request more, until the page has nothing left to do.
      await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
    }
  }
}
