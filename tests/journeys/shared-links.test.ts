import { expect } from '@playwright/test'
import { test } from '../kit/journey.ts'

const KINDS = {
  '/': 'Organization',
  '/pricing': 'Product',
  '/faq': 'FAQPage',
  '/blog/1': 'BlogPosting'
}

for (const [path, kind] of Object.entries(KINDS)) {
  test(
    `${path} has its own preview picture and ${kind} structured data`,
    { tag: '@any-screen' },
    async ({ page, request }) => {
      await page.goto(path)
      const { origin } = new URL(page.url())
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}${path}`)
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
      const answer = await request.get(picture ?? '')
      expect(answer.headers()['content-type']).toBe('image/png')
      const png = await answer.body()
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])

      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain(kind)
    }
  )
}

test(
  'robots.txt names the sitemap, and every page in it has a preview picture',
  { tag: '@any-screen' },
  async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text()
    const map = /^Sitemap: (.+)$/m.exec(robots)?.[1]
    const addresses = [
      ...(await (await request.get(map ?? '')).text()).matchAll(/<loc>(.*?)<\/loc>/g)
    ]
    expect(addresses.length).toBeGreaterThan(20)
    for (const [, address] of addresses) {
      const answer = await request.get(address ?? '')
      const html = await answer.text()
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1]
      expect((await request.head(picture ?? '')).ok(), address).toBe(true)
    }
  }
)
