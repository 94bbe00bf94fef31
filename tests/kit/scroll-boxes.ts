import { expect, type Page } from '@playwright/test'

/** Every horizontal scroller uses .scroll-box and is a named, focusable region. */
export async function expectScrollBoxes(page: Page): Promise<void> {
  const others = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element)
        const scrolls = overflowX === 'auto' || overflowX === 'scroll'
        return scrolls && element.scrollWidth > element.clientWidth + 1
      })
      // These two have buttons that scroll them.
      .filter((element) => !element.matches('[role=toolbar], [data-carousel] ul'))
      .filter((element) => !element.matches('.scroll-box[role=region][aria-label][tabindex="0"]'))
      // Rows of homes and of photos on an agent's website stay lists.
      .filter((element) => {
        const rows = ':is(.home-list, .listing-photos, .photo-viewer ul)'
        return !element.matches(`${rows}[aria-label][tabindex="0"]`)
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
  )
  expect(others).toEqual([])
}
