import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import type { SiteRequest } from '#sites/site-renderer.ts'
import { render } from '#sites/server-entry.tsx'
import { TEMPLATES } from '#sites/templates/templates.ts'
import { attributeOf, sitePage, textIn } from '../kit/site-page.ts'
import { PICTURE, post, siteContent, siteRequest } from '../kit/site-requests.ts'
import { structuredTypes } from '../kit/structured-data.ts'

const BODY = `<p>Start with the <a href="/contact">roof</a>.</p><h2>Then</h2><ul><li>Ask</li></ul>
<blockquote><p>Quiet</p></blockquote><table><tbody><tr><td>1</td></tr></tbody></table>
<p><img src="/_site/media/${PICTURE.sha256}-1280.jpeg" alt="A porch" width="1280" height="853" /></p>`

const asked = (path: string, change: Partial<SiteRequest> = {}) =>
  render(siteRequest({ path, postBody: BODY, ...change }))
const pageAt = (path: string, change?: Partial<SiteRequest>) => {
  return sitePage(String(asked(path, change).body))
}
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => post({ post_id: at + 1, slug: `post-${at + 1}` }))

const EVERY = TEMPLATES.flatMap(({ id, name }) =>
  (['en', 'fr'] as const).map((language) => ({ id, name, language }))
)

test.each(EVERY)('$name shows the blog and a post in $language', ({ id, language }) => {
  const content = siteContent({ template_id: id })
  const prefix = language === 'en' ? '' : '/fr'
  const slug = language === 'en' ? 'before-you-bid' : 'offres'
  for (const path of [`${prefix}/blog`, `${prefix}/blog/${slug}`]) {
    const page = pageAt(path, { content })
    expect(page.errors).toEqual([])
    expect(attributeOf(page.all('html')[0]!, 'lang')).toBe(`${language}-CA`)
    expect(page.all('h1')).toHaveLength(1)
    expect(page.values('type', 'script')).toEqual(['application/ld+json'])
    const ids = page.values('id')
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('a post has its title, day, picture and text, and its pictures choose their width', () => {
  const page = pageAt('/blog/before-you-bid')
  expect(textIn(page.all('h1')[0]!)).toBe('Before you bid')
  expect(page.read).toContain('October 1, 2026')
  const [cover, inText] = page.all('img')
  expect(attributeOf(cover!, 'alt')).toBe('A kitchen with a window')
  expect(attributeOf(inText!, 'srcset')).toContain(`${PICTURE.sha256}-480.webp 480w`)
  expect(attributeOf(inText!, 'loading')).toBe('lazy')
})

test('a post belongs to the side of its own language', () => {
  expect(asked('/blog/offres').status).toBe(404)
  expect(asked('/fr/blog/before-you-bid').status).toBe(404)
  expect(asked('/fr/blog/offres').status).toBe(200)
  expect(pageAt('/blog').read).not.toContain('Avant l’offre')
  expect(pageAt('/fr/blog').read).not.toContain('Before you bid')
})

test('the menu has the blog only where there is something to read', () => {
  const menuOf = (path: string, change?: Partial<SiteRequest>) =>
    pageAt(path, change).values('href', 'a')
  expect(menuOf('/')).toContain('/blog')
  expect(menuOf('/fr')).toContain('/fr/blog')
  const facts = { homes: [], posts: [post()] }
  expect(menuOf('/fr', { facts })).not.toContain('/fr/blog')
  expect(asked('/fr/blog', { facts }).status).toBe(404)
  const none = { facts: { homes: [], posts: [] } }
  expect(menuOf('/', none)).not.toContain('/blog')
  expect(asked('/blog', none).status).toBe(404)
})

test('from a post the other language is its list of posts', () => {
  const link = (path: string) => {
    return pageAt(path)
      .all('a')
      .find((one) => attributeOf(one, 'class') === 'language-switch')
  }
  expect(attributeOf(link('/blog/before-you-bid')!, 'href')).toBe('/fr/blog')
  expect(attributeOf(link('/about')!, 'href')).toBe('/fr/about')
})

test('the list has ten posts on a page, and each page leads to the next', () => {
  const facts = { homes: [], posts: many(25) }
  const links = (path: string) => pageAt(path, { facts }).values('href', 'a')
  const onPage = (path: string) => links(path).filter((link) => link.startsWith('/blog/post-'))
  expect(onPage('/blog')).toHaveLength(10)
  expect(onPage('/blog/page/3')).toEqual([21, 22, 23, 24, 25].map((at) => `/blog/post-${at}`))
  expect(links('/blog')).toContain('/blog/page/2')
  expect(links('/blog/page/2')).toEqual(expect.arrayContaining(['/blog', '/blog/page/3']))
  expect(asked('/blog/page/4', { facts }).status).toBe(404)
  expect(asked('/blog/page/1', { facts }).status).toBe(404)
})

test('an agent’s own page at the blog’s address stays, with the posts below it', () => {
  const { pages, ...content } = siteContent()
  const blank = { en: '', fr: '' }
  const title = { en: 'My journal', fr: 'Mon journal' }
  const own = { id: 'own', kind: 'own', slug: 'blog', title, description: blank } as const
  const page = { ...own, inMenu: true, hidden: false, blocks: [] }
  const shown = pageAt('/blog', { content: { ...content, pages: [...pages, page] } })
  expect(textIn(shown.all('h1')[0]!)).toBe('My journal')
  const links = shown.values('href', 'a')
  expect(links).toContain('/blog/before-you-bid')
  expect(links.filter((link) => link === '/blog')).toHaveLength(1)
})

test('search engines learn what a post is, who wrote it and where it is', () => {
  const page = pageAt('/blog/before-you-bid')
  const [json] = page.all('script').map((one) => textIn(one))
  expect(structuredTypes(json!)).toEqual(['RealEstateAgent', 'BreadcrumbList', 'BlogPosting'])
  const [, crumbs, posting] = JSON.parse(json!)['@graph']
  const steps = crumbs.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)
  expect(steps).toEqual(['/', '/blog', '/blog/before-you-bid'])
  expect(posting).toMatchObject({
    headline: 'Before you bid',
    datePublished: '2026-10-01T14:00:00.000Z',
    dateModified: '2026-10-02T14:00:00.000Z',
    inLanguage: 'en-CA'
  })
  const metas = page
    .all('meta')
    .map((one) => [attributeOf(one, 'property'), attributeOf(one, 'content')])
  expect(metas).toContainEqual(['og:type', 'article'])
  expect(metas).toContainEqual(['article:published_time', '2026-10-01T14:00:00.000Z'])
  const canonical = page.all('link').find((one) => attributeOf(one, 'rel') === 'canonical')
  expect(attributeOf(canonical!, 'href')).toBe('https://ann.example/blog/before-you-bid')
  expect(page.values('hreflang', 'link')).toEqual([])
  expect(pageAt('/blog').values('hreflang', 'link')).toEqual(['en-CA', 'fr-CA', 'x-default'])
})

test('the sitemap has every page of the blog and every post with a date of its own', () => {
  const posts = [...many(12), post({ post_id: 99, slug: 'hiver', language: 'fr' })]
  const { body } = asked('/sitemap.xml', { facts: { homes: [], posts } })
  const entries = [...String(body).matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)]
  const dates = new Map(entries.map(([, loc = '', date]) => [new URL(loc).pathname, date]))
  const changed = '2026-10-02T14:00:00.000Z'
  for (const path of ['/blog', '/fr/blog', '/blog/page/2', '/blog/post-12', '/fr/blog/hiver']) {
    expect([path, dates.get(path)]).toEqual([path, changed])
  }
  expect(dates.get('/about')).not.toBe(changed)
})

test('the feed names each language’s newest twenty posts in valid Atom', () => {
  const posts = [post({ title: 'Bid < ask & "sold"' }), ...many(25).slice(1)]
  const { body, type } = asked('/feed.xml', { facts: { homes: [], posts } })
  expect(type).toBe('application/atom+xml;charset=utf-8')
  expect(String(body)).toContain('<title>Bid &lt; ask &amp; &quot;sold&quot;</title>')
  const [feed] = DomUtils.getElementsByTagName(
    'feed',
    parseDocument(String(body), { xmlMode: true })
  )
  const required = (name: string, parent: typeof feed) =>
    DomUtils.getElementsByTagName(name, parent?.children ?? [], false).map((one) =>
      DomUtils.textContent(one)
    )
  for (const name of ['id', 'title', 'updated', 'author']) {
    expect(required(name, feed)).toHaveLength(1)
  }
  const entries = DomUtils.getElementsByTagName('entry', feed!)
  expect(entries).toHaveLength(20)
  const ids = entries.flatMap((entry) => required('id', entry))
  expect(new Set(ids).size).toBe(20)
  expect(ids[0]).toBe('tag:ann.example,2026-10-01:post-1')
  for (const entry of entries) {
    for (const name of ['title', 'updated', 'published', 'summary', 'link']) {
      expect(required(name, entry)).toHaveLength(1)
    }
  }
  expect(pageAt('/').values('type', 'link')).toContain('application/atom+xml')
  expect(asked('/fr/feed.xml').body).toContain('Avant l’offre')
  expect(asked('/fr/feed.xml').body).not.toContain('Before you bid')
  expect(asked('/feed.xml', { facts: { homes: [], posts: [] } }).status).toBe(404)
})

test('a preview shows posts below its own address, and no feed', () => {
  const page = pageAt('/blog', { base: '/_site/preview/abc', isPreview: true })
  expect(page.values('href', 'a')).toContain('/_site/preview/abc/blog/before-you-bid')
  expect(page.values('type', 'link')).not.toContain('application/atom+xml')
})
