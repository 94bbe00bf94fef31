import { expect, test as walk } from '@playwright/test'
import { frenchPath } from '#rules/french-path.ts'
import { paths } from '#rules/paths.ts'
import { readPage } from '../kit/read-page.ts'
import { test as visit } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'

const test = (name: string, body: Parameters<typeof walk>[2]) =>
  walk(name, { tag: '@any-screen' }, body)

test('parent paths and aliases redirect to the page meant', async ({ request }) => {
  for (const [from, to] of [
    ['/auth', paths.login],
    ['/blog/page', paths.blog],
    ['/blog/page/1', paths.blog],
    ['/dashboard', paths.dashboard],
    ['/demo', paths.designs],
    ['/designs/1', paths.designs],
    ['/fr/blog/page', frenchPath(paths.blog)],
    ['/fr/blog/page/1', frenchPath(paths.blog)],
    ['/how-to-setup', paths.howToSetup],
    ['/policies', paths.privacyPolicy]
  ] as const) {
    for (const path of [from, `${from}/`]) {
      const { document, status } = await readPage(request, path)
      const refresh = document.querySelector('meta[http-equiv=refresh]')
      expect.soft([status, refresh?.getAttribute('content')], path).toEqual([200, `0;url=${to}`])
      const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
      expect.soft(new URL(canonical!).pathname, path).toBe(to)
    }
    expect((await request.get(to)).status(), to).toBe(200)
  }
})

test('every parent path of every page exists', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const shown = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => new URL(loc!).pathname)
  const { websites } = (await (await request.get('/api/general/siteData')).json()) as {
    websites: { base_url: string }[]
  }
  const samples = websites.map(({ base_url }) => base_url).filter((url) => url.startsWith('/'))
  const pages = [...shown, ...Object.values(paths), ...samples]
  expect(pages.length).toBeGreaterThan(50)
  const parents = pages.flatMap((page) => {
    const parts = page.split('/').filter(Boolean)
    return parts.map((_, at) => `/${parts.slice(0, at).join('/')}`)
  })
  for (const path of new Set([...pages, ...parents])) {
    expect.soft((await request.head(path)).status(), path).toBe(200)
    const slashed = path === '/' ? path : `${path}/`
    expect.soft((await request.head(slashed)).status(), slashed).toBe(200)
  }
})

visit(
  'a guest who opens the dashboard is sent to the log-in page @any-screen',
  async ({ page }) => {
    await page.goto(at('/dashboard'))
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expect(page.getByText(say('User is not logged in.'))).toBeVisible()
  }
)
