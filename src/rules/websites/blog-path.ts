import type { SiteLanguage } from './site-pages.ts'

/** The address of the list of posts; agents' older pages of this address keep it. */
export const BLOG_SLUG = 'blog'

/** '/blog', '/blog/page/2', and '/fr/blog' in the second language. */
export function blogPath(language: SiteLanguage, main: SiteLanguage, page = 1): string {
  const list = `${prefixOf(language, main)}/${BLOG_SLUG}`
  return page === 1 ? list : `${list}/page/${page}`
}

export function sitePostPath(slug: string, language: SiteLanguage, main: SiteLanguage): string {
  return `${blogPath(language, main)}/${slug}`
}

export function feedPath(language: SiteLanguage, main: SiteLanguage): string {
  return `${prefixOf(language, main)}/feed.xml`
}

/** What a path of the blog names, in one of the website's languages. */
export type BlogPlace = { language: SiteLanguage } & (
  | { kind: 'feed' }
  | { kind: 'list'; page: number }
  | { kind: 'post'; slug: string }
)

export function readBlogPath(
  path: string,
  [main, ...others]: readonly SiteLanguage[]
): BlogPlace | undefined {
  if (main === undefined) return undefined
  const [, prefix, rest = ''] = /^(?:\/(en|fr))?\/(.+)$/.exec(path) ?? []
  const language = prefix === undefined ? main : others.find((one) => one === prefix)
  if (language === undefined) return undefined
  if (rest === 'feed.xml') return { language, kind: 'feed' }
  if (rest === BLOG_SLUG) return { language, kind: 'list', page: 1 }
  const [, page] = /^blog\/page\/([1-9]\d{0,3})$/.exec(rest) ?? []
  // The first page has one address only.
  if (page !== undefined) return page === '1' ? undefined : { language, kind: 'list', page: +page }
  const [, slug] = /^blog\/([a-z0-9-]+)$/.exec(rest) ?? []
  return slug === undefined ? undefined : { language, kind: 'post', slug }
}

function prefixOf(language: SiteLanguage, main: SiteLanguage): string {
  return language === main ? '' : `/${language}`
}
