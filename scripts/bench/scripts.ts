import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS } from '../../tests/kit/launch-options.ts'

/** The transferred weight of a page before scrolling: HTML and scripts, including inline ones. */
export type Weights = { html: number; scripts: number; hasIsland: boolean }

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 1.75 }

export async function measureScripts(url: string, executablePath: string): Promise<Weights> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage(PHONE)
    // Without IntersectionObserver events no island is hydrated.
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe(target: Element): void {
          if (!target.closest('astro-island')) super.observe(target)
        }
      }
    })
    const files: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') files.push(response.body())
    })
    const html = await page.goto(url, { waitUntil: 'networkidle' })
    const inline = await page.locator('script:not([src]):not([type*=json])').allTextContents()
    const texts = [...(await Promise.all(files)).map(String), ...inline]
    const islands = await page.locator('astro-island').evaluateAll((all) =>
      all.some((island) => {
        const first = island.firstElementChild?.getBoundingClientRect()
        return first !== undefined && first.top < innerHeight
      })
    )
    return {
      html: Number((await html?.allHeaders())?.['content-length']),
      scripts: texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0),
      hasIsland: islands
    }
  } finally {
    await browser.close()
  }
}
