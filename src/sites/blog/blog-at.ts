import { type BlogPlace, readBlogPath } from '#rules/websites/blog-path.ts'
import { blogPageAt } from '#rules/websites/site-posts.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { languagesOf } from '../languages.ts'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import type { BlogView, SiteRequest } from '../site-renderer.ts'

type Request = Pick<SiteRequest, 'content' | 'facts' | 'path' | 'postBody'>

/** Which place of the blog the path names, whether or not there is anything at it. */
export function blogPlaceOf({ content, path }: Pick<Request, 'content' | 'path'>) {
  return readBlogPath(path, languagesOf(content))
}

/** The posts of one language: a post has only one. */
export function postsIn(
  { facts }: Pick<Request, 'facts'>,
  language: SiteLanguage
): readonly ShownPost[] {
  return facts.posts.filter((post) => post.language === language)
}

export function postAt(
  request: Pick<Request, 'facts'>,
  place: BlogPlace | undefined
): ShownPost | undefined {
  if (place?.kind !== 'post') return undefined
  return postsIn(request, place.language).find(({ slug }) => slug === place.slug)
}

/** What the blog shows at the request's path; undefined if there is nothing. */
export function blogAt(request: Request): (BlogView & { language: SiteLanguage }) | undefined {
  const place = blogPlaceOf(request)
  if (place?.kind === 'list') {
    const { language, page } = place
    const list = blogPageAt(postsIn(request, language), page)
    return list && { kind: 'list', language, ...list }
  }
  const post = postAt(request, place)
  if (!post || request.postBody === undefined) return undefined
  return { kind: 'post', language: post.language, post, body: request.postBody }
}
