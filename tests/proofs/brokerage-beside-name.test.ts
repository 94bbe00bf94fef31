import { resolve } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteBuild } from '#panel/hosting/site-build.ts'
import { TEMPLATES } from '#sites/templates/templates.ts'
import { builtSites } from '../kit/agent-sites.ts'
import { launchOptions } from '../kit/launch-options.ts'
import { siteContent, siteRequest } from '../kit/site-requests.ts'

const PAGES = ['/', '/about', '/homes', '/areas', '/contact', '/privacy', '/all', '/no-such-page']
const WIDTHS = [360, 1440]
const EVERY = TEMPLATES.flatMap(({ id, name }) =>
  (['en', 'fr'] as const).map((language) => ({ id, name, language }))
)

let browser: Browser
let render: NonNullable<Awaited<ReturnType<typeof openSiteBuild>>>['renderer']['render']
beforeAll(async () => {
  const sites = await openSiteBuild(resolve(builtSites(), 'dist/agent-sites'))
  if (!sites) throw new Error('The renderer of agents’ websites was not built.')
  render = sites.renderer.render
  browser = await chromium.launch(launchOptions)
}, 120_000)
afterAll(() => browser.close())

/** RECA's wording of 2018, the strictest that was read: beside the name, and at least as large. */
test.each(EVERY)(
  '$name in $language names the brokerage beside the agent on every page, at least as large',
  async ({ id, language }) => {
    const content = siteContent({ template_id: id })
    const page = await browser.newPage()
    try {
      for (const path of PAGES) {
        const shown = language === 'en' ? path : `/fr${path === '/' ? '' : path}`
        await page.setContent(String(render(siteRequest({ content, path: shown })).body))
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          const places = await page.evaluate(namesWithBrokerages, {
            name: content.salesman_name,
            brokerage: content.company_name
          })
          const place = `${shown} at ${width}`
          expect(places.length, place).toBeGreaterThan(0)
          for (const { brokerage, gap, name } of places) {
            expect(brokerage, place).toBeGreaterThanOrEqual(name)
            // Two lines of a title may be between them.
            expect(gap, place).toBeLessThanOrEqual(3.5 * name)
          }
        }
      }
    } finally {
      await page.close()
    }
  },
  120_000
)

/** Every place that names the agent: the sizes of both names, and how far apart they are, in pixels. */
function namesWithBrokerages(is: { name: string; brokerage: string }) {
  const named = [...document.querySelectorAll('bdi')]
  const withText = (text: string) =>
    named.filter(
      (one) => one.textContent.trim() === text && !one.closest('.brand') && one.checkVisibility()
    )
  const sizeOf = (one: Element) => parseFloat(getComputedStyle(one).fontSize)
  const brokerages = withText(is.brokerage)
  return withText(is.name).map((one) => {
    const { bottom, top } = one.getBoundingClientRect()
    const gaps = brokerages.map((other) => {
      const box = other.getBoundingClientRect()
      return { other, gap: Math.max(box.top - bottom, top - box.bottom, 0) }
    })
    const nearest = gaps.sort((a, b) => a.gap - b.gap)[0]
    return {
      name: sizeOf(one),
      brokerage: nearest ? sizeOf(nearest.other) : 0,
      gap: nearest?.gap ?? Infinity
    }
  })
}
