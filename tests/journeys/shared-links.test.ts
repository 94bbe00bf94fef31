import { expect, test } from '@playwright/test'
import { readPage } from '../kit/read-page.ts'

// page-frame.test.ts reads the canonical address and the structured data of the same pages.
test(
  'every kind of page has a preview picture of its own',
  { tag: '@any-screen' },
  async ({ request }) => {
    const pictures = new Set<string>()
    for (const path of ['/', '/pricing', '/faq', '/blog/1']) {
      const { document } = await readPage(request, path)
      const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
      const answer = await request.get(picture ?? '')
      expect(answer.headers()['content-type'], path).toBe('image/png')
      const png = await answer.body()
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630])
      pictures.add(picture ?? '')
    }
    expect(pictures.size).toBe(4)
  }
)

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
