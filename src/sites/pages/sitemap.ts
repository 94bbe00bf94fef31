import { isLandingPage } from '#rules/websites/landing-page.ts'
import { pagePath, type SiteLanguage } from '#rules/websites/site-pages.ts'
import { listingPath, listingsPath } from '#rules/listings/listing-path.ts'
import { blogPages } from '#rules/content/paging.ts'
import { blogPath, sitePostPath } from '#rules/websites/blog-path.ts'
import { postsIn } from '../blog/blog-at.ts'
import { hasOwnBlogPage } from '../blog/blog-links.ts'
import { languagesOf } from '../languages.ts'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import type { SiteRequest } from '../site-renderer.ts'
import { escapeXml } from './escape-xml.ts'

type Address = { path: string; date: string | undefined; others?: [SiteLanguage, string][] }

/** Every page and post with the date of its own last change; without any where search engines are kept out. */
export function sitemap(request: SiteRequest, isIndexed: boolean): string {
  const { origin } = request
  const urls = isIndexed ? [...pages(request), ...blog(request), ...listings(request)] : []
  const url = ({ date, others = [], path }: Address) => {
    const changed = date === undefined ? '' : `<lastmod>${date}</lastmod>`
    const alternates = others.map(([language, other]) => {
      return `<xhtml:link rel="alternate" hreflang="${language}-CA" href="${escapeXml(origin + other)}"/>`
    })
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}${alternates.join('')}</url>`
  }
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${urls.map(url).join('')}</urlset>`
  )
}

function pages({ content, pageDates = {}, publishedAt }: SiteRequest): Address[] {
  // A landing page is found by its advertisement alone.
  const shown = content.pages.filter((page) => !page.hidden && !isLandingPage(page))
  return shown.flatMap((page) => {
    const date = publishedAt === null ? undefined : (pageDates[page.id] ?? publishedAt)
    return inEachLanguage(languagesOf(content), date, (language) => {
      return pagePath(page, language, content.language)
    })
  })
}

function blog(request: SiteRequest): Address[] {
  const { content } = request
  const main = content.language
  const written = languagesOf(content).filter((one) => postsIn(request, one).length > 0)
  const newest = (posts: readonly ShownPost[]) =>
    posts
      .map(({ changed }) => changed)
      .sort()
      .at(-1)
  const first = hasOwnBlogPage({ content })
    ? []
    : inEachLanguage(written, newest(request.facts.posts), (one) => blogPath(one, main))
  const others = written.flatMap((language) => {
    const posts = postsIn(request, language)
    const further = blogPages(posts).slice(1)
    return [
      ...further.map(({ items, number }) => ({
        path: blogPath(language, main, number),
        date: newest(items)
      })),
      ...posts.map(({ changed, slug }) => ({
        path: sitePostPath(slug, language, main),
        date: changed
      }))
    ]
  })
  return [...first, ...others]
}

function listings({ content, listed = [] }: SiteRequest): Address[] {
  const inAll = (date: string | undefined, pathIn: (language: SiteLanguage) => string) =>
    inEachLanguage(languagesOf(content), date, pathIn)
  const main = content.language
  const [newest] = listed
    .map(({ changed }) => changed)
    .toSorted()
    .reverse()
  if (newest === undefined) return []
  const each = listed.flatMap(({ changed, slug }) =>
    inAll(changed, (one) => listingPath(slug, one, main))
  )
  return [...inAll(newest, (one) => listingsPath(one, main)), ...each]
}

/** One page in several languages, each naming all of them. */
function inEachLanguage(
  languages: readonly SiteLanguage[],
  date: string | undefined,
  pathIn: (language: SiteLanguage) => string
): Address[] {
  const all = languages.map((one): [SiteLanguage, string] => [one, pathIn(one)])
  return all.map(([, path]) => ({ path, date, others: all.length > 1 ? all : [] }))
}
