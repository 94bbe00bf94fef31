import { blogPages, type ListPage } from '../content/paging.ts'
import { slugOf } from '../content/slug.ts'
import { freeSlug } from './page-slug.ts'

/** Posts of one website, deleted ones not counted. */
export const SITE_POSTS_MAX = 500
export const POST_TITLE_MAX = 150
export const POST_DESCRIPTION_MAX = 300
/** Characters of a post's HTML. */
export const POST_BODY_MAX = 60_000
/** A deleted post can be put back for as long. */
export const DELETED_POSTS_KEPT_DAYS = 30

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
