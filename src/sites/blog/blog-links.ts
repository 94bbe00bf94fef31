import { BLOG_SLUG, blogPath, feedPath, sitePostPath } from '#rules/websites/blog-path.ts'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import type { SiteView } from '../view.ts'
import { postsIn } from './blog-at.ts'

/** The list of posts in a language; undefined while it has none. */
export function blogHref(view: SiteView, language = view.language, page = 1): string | undefined {
  if (view.isSinglePage || postsIn(view, language).length === 0) return undefined
  return `${view.base ?? ''}${blogPath(language, view.content.language, page)}`
}

export function postHref(view: SiteView, { language, slug }: ShownPost): string {
  return `${view.base ?? ''}${sitePostPath(slug, language, view.content.language)}`
}

/** The feed of the page's language; undefined while it is empty, and for a preview. */
export function feedHref(view: SiteView): string | undefined {
  if (view.mark === 'preview' || blogHref(view) === undefined) return undefined
  return feedPath(view.language, view.content.language)
}

/** Whether a page of the agent's own is at the blog's address. */
export function hasOwnBlogPage({ content }: Pick<SiteView, 'content'>): boolean {
  return content.pages.some(({ hidden, slug }) => slug === BLOG_SLUG && !hidden)
}
