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
      // A row of homes on an agent's website stays a list.
      .filter((element) => !element.matches('.home-list[aria-label][tabindex="0"]'))
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
  )
  expect(others).toEqual([])
}
