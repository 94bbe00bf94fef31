import { blogPages, type ListPage } from '../content/paging.ts'
import { slugOf } from '../content/slug.ts'
import { freeSlug } from './page-slug.ts'
import type { SiteLanguage } from './site-pages.ts'

/** Posts of one website, deleted ones not counted. */
export const SITE_POSTS_MAX = 500
export const POST_TITLE_MAX = 150
export const POST_DESCRIPTION_MAX = 300
/** Characters of a post's HTML. */
export const POST_BODY_MAX = 60_000
/** A deleted post can be put back for as long. */
export const DELETED_POSTS_KEPT_DAYS = 30

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

/** One page of a list of posts; undefined beyond the last. */
export function blogPageAt<Post>(posts: readonly Post[], page: number): ListPage<Post> | undefined {
  return posts.length === 0 ? undefined : blogPages(posts)[page - 1]
}

/** Whether a post may have this address: lower-case letters, digits and hyphens. */
export function isPostSlug(slug: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 60
}

/** An address for a post of this title that no other post has. */
export function freePostSlug(title: string, taken: readonly string[]): string {
  return freeSlug(slugOf(title) || 'post', (slug) => isPostSlug(slug) && !taken.includes(slug))
}

export type PostState = 'changed' | 'draft' | 'published' | 'scheduled'

export function postState(post: {
  publish_at: unknown
  published_version: number | null
  version: number
}): PostState {
  if (post.publish_at !== null) return 'scheduled'
  if (post.published_version === null) return 'draft'
  return post.published_version === post.version ? 'published' : 'changed'
}

function prefixOf(language: SiteLanguage, main: SiteLanguage): string {
  return language === main ? '' : `/${language}`
}
