/** The RSS feed and the sitemap, as pure functions. */

import type { Post } from '#contract/billing/offer.ts'
import { LANGUAGE_TAGS, type PageLanguage } from '#messages/language.ts'
import { blogMessages } from '#messages/pages/blog.ts'
import { blogPages, designPages } from '#rules/content/paging.ts'
import {
  blogPagePath,
  designsPagePath,
  policyPath,
  postPath
} from '#rules/content/content-paths.ts'
import { CALCULATORS } from '#rules/home-costs/ask-costs.ts'
import { calculatorPath } from '#rules/home-costs/calculator-path.ts'
import { frenchPath, pathIn } from '#rules/french-path.ts'
import { paths } from '#rules/paths.ts'
import { guides } from '../guides/guides.ts'

export type Content = {
  posts: readonly Post[]
  policies: readonly { policy_name: string }[]
  siteData: { websites: readonly unknown[] }
}

/** The English feed; the French one is below /fr. */
export const FEED = '/rss.xml'

/** RSS 2.0: the newest posts with absolute URLs and no HTML. */
export function rssFeed(
  posts: readonly Post[],
  { language, product, site }: { language: PageLanguage; product: string; site: URL }
): string {
  const t = blogMessages[language]
  const address = (path: string) => escape(new URL(pathIn(language, path), site).href)
  const items = posts.slice(0, 20).map(
    ({ post_id, post_title, post_excerpt, created }) => `<item>
<title>${escape(post_title)}</title>
<link>${address(postPath(post_id))}</link>
<guid isPermaLink="true">${address(postPath(post_id))}</guid>
<pubDate>${new Date(created).toUTCString()}</pubDate>
<description>${escape(post_excerpt)}</description>
</item>`
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escape(t.feedTitle(product))}</title>
<link>${address(paths.blog)}</link>
<description>${escape(t.title)}</description>
<language>${LANGUAGE_TAGS[language]}</language>
<atom:link href="${address(FEED)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

/** The paths that crawlers may not open, and the sitemap. */
export function robots(site: URL): string {
  return `User-agent: *
Disallow: /api/
Disallow: /auth/
Disallow: /dashboard/
Disallow: /fr/auth/
Disallow: /fr/dashboard/

Sitemap: ${new URL('/sitemap.xml', site).href}
`
}

/**
 * Every public address, with its last change if known. `french`: the English addresses of the pages that
 * are there in French too.
 */
export function siteMap(
  { posts, policies, siteData }: Content,
  { french, site }: { french: ReadonlySet<string>; site: URL }
): string {
  const address = (path: string) => escape(new URL(path, site).href)
  const fixed = [
    paths.home,
    paths.about,
    paths.pricing,
    paths.contact,
    paths.faq,
    paths.howToSetup,
    paths.calculators,
    ...CALCULATORS.map(calculatorPath),
    ...policies.map(({ policy_name }) => policyPath(policy_name)),
    ...designPages(siteData.websites).map(({ number }) => designsPagePath(number)),
    ...blogPages(posts).map(({ number }) => blogPagePath(number))
  ].map((path) => ({ path, changed: undefined }))
  const dated = [
    ...guides.map(({ path, modified }) => ({ path, changed: modified })),
    ...posts.map(({ post_id, created }) => ({
      path: postPath(post_id),
      changed: created.slice(0, 10)
    }))
  ]
  const entries = [...fixed, ...dated].flatMap(({ path, changed }) => {
    const lastModified = changed ? `<lastmod>${changed}</lastmod>` : ''
    if (!french.has(path)) return `<url><loc>${address(path)}</loc>${lastModified}</url>`
    const pair = [path, frenchPath(path)]
    const alternates = [LANGUAGE_TAGS.en, LANGUAGE_TAGS.fr, 'x-default'].map(
      (tag, at) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(pair[at % 2] ?? path)}"/>`
    )
    return pair.map(
      (page) => `<url><loc>${address(page)}</loc>${lastModified}${alternates.join('')}</url>`
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function escape(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // XML forbids control characters, lone surrogates and noncharacters, even as references.
      .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
  )
}
