import { expect, test } from 'vitest'
import { accessOf, paths } from '#rules/paths.ts'
import { robots, rssFeed, siteMap } from '#sections/search/feeds.ts'

const site = new URL('https://maplekey.test')

const EMPTY = { posts: [], policies: [], siteData: { websites: [] } }

function postsOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    post_id: index + 1,
    post_title: `Post ${index + 1}`,
    post_excerpt: 'An excerpt.',
    post_main_image: null,
    created: '2026-11-20T14:00:00.000Z'
  }))
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, path]) => path)

test('the feed has whole addresses, dates of its own kind and the newest twenty', () => {
  const feed = rssFeed(postsOf(25), { language: 'en', product: 'Maplekey', site })
  expect(feed.match(/<item>/g)).toHaveLength(20)
  expect(feed).toContain('<link>https://maplekey.test/blog/1</link>')
  expect(feed).toContain('<pubDate>Fri, 20 Nov 2026 14:00:00 GMT</pubDate>')
})

test('the French feed leads to the French posts, and says its language', () => {
  const feed = rssFeed(postsOf(1), { language: 'fr', product: 'Maplekey', site })
  expect(feed).toContain('<language>fr-CA</language>')
  expect(feed).toContain('<link>https://maplekey.test/fr/blog</link>')
  expect(feed).toContain('<link>https://maplekey.test/fr/blog/1</link>')
  expect(feed).toContain('<atom:link href="https://maplekey.test/fr/rss.xml"')
})

test('words that mean something in XML are written so that they do not', () => {
  const [post] = postsOf(1)
  const feed = rssFeed([{ ...post!, post_title: 'Bid < ask & "sold"\u0007\uD800\uFFFF' }], {
    language: 'en',
    product: 'A & B',
    site
  })
  expect(feed).toContain('<title>Bid &lt; ask &amp; &quot;sold&quot;</title>')
  expect(feed).toContain('<title>A &amp; B: Insights &amp; Inspiration</title>')
})

test('the map has every page of each list, every post and policy, each once', () => {
  const map = siteMap(
    {
      posts: postsOf(12),
      policies: [{ policy_name: 'privacy-policy' }],
      siteData: { websites: Array.from({ length: 8 }) }
    },
    { french: new Set(['/', '/faq']), site }
  )
  const paths = locations(map).map((address) => new URL(address!).pathname)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/blog',
      '/blog/page/2',
      '/calculators/land-transfer-tax',
      '/blog/12',
      '/designs',
      '/designs/3',
      '/faq',
      '/how-to-setup/list',
      '/how-to-setup/name-server',
      '/policies/privacy-policy'
    ])
  )
  expect(paths).not.toContain('/blog/page/3')
  expect(paths).not.toContain('/designs/4')
  expect(new Set(paths).size).toBe(paths.length)
  expect(map).toContain('<loc>https://maplekey.test/blog/1</loc><lastmod>2026-11-20</lastmod>')
})

test('every address of a public page is on the map', () => {
  const policies = [{ policy_name: 'privacy-policy' }, { policy_name: 'cookie-policy' }]
  const map = siteMap({ ...EMPTY, policies }, { french: new Set(['/']), site })
  const mapped = locations(map).map((address) => new URL(address!).pathname)
  const open = Object.values(paths).filter((path) => accessOf(path) === 'public')
  // Invitations and logging out have pages that nobody looks for.
  expect(open.filter((path) => !mapped.includes(path))).toEqual([paths.invitation, paths.logout])
})

test('a page that is there in French is on the map twice, and both name each other', () => {
  const map = siteMap(EMPTY, { french: new Set(['/', '/faq']), site })
  const paths = locations(map).map((address) => new URL(address!).pathname)
  expect(paths.filter((path) => path.startsWith('/fr'))).toEqual(['/fr', '/fr/faq'])
  const entries = map.split('\n').filter((line) => line.includes('/faq</loc>'))
  const pair = [
    '<xhtml:link rel="alternate" hreflang="en-CA" href="https://maplekey.test/faq"/>',
    '<xhtml:link rel="alternate" hreflang="fr-CA" href="https://maplekey.test/fr/faq"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://maplekey.test/faq"/>'
  ].join('')
  expect(entries).toHaveLength(2)
  for (const entry of entries) expect(entry).toContain(pair)
  expect(map).not.toContain('hreflang="fr-CA" href="https://maplekey.test/fr/about"')
})

test('nothing that is private or for members is on the map', () => {
  const map = siteMap(EMPTY, { french: new Set(), site })
  expect(locations(map).filter((path) => /\/(auth|dashboard|api)\b/.test(path!))).toEqual([])
})

test('crawlers are told where the map is, at the site’s own address', () => {
  expect(robots(site)).toContain('\nSitemap: https://maplekey.test/sitemap.xml\n')
  expect(robots(site)).toContain('\nDisallow: /dashboard/\n')
})
