import * as v from 'valibot'
import { blogBodies, IndexedPost } from '#contract/content/blog-bulk.ts'
import { blogPost, policy } from '#contract/general.ts'
import { Post } from '#contract/billing/offer.ts'
import { SiteData } from '#contract/site-data.ts'
import { SiteFigures } from '#contract/site-figures.ts'

/** Ids and digests become file names. */
const PostId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const Digest = v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/, 'must be a digest'))

/** A post without its body. The digest covers both. */
export const ListedPost = v.object({ ...IndexedPost.entries, post_id: PostId, digest: Digest })
export type ListedPost = v.InferOutput<typeof ListedPost>

export const IndexPage = v.object({ data: v.array(ListedPost) })

const Body = v.object({ ...blogBodies.answer.entries.data.item.entries, post_id: PostId })
export type Body = v.InferOutput<typeof Body>
export const Bodies = v.object({ data: v.array(Body) })

const { post_description } = blogPost.answer.entries
export const FullPost = v.object({ ...Post.entries, post_id: PostId, post_description })

/** Everything but the English posts. */
const Policies = v.array(v.object({ policy_name: v.string(), ...policy.answer.entries }))
export const Site = v.object({
  siteData: SiteData,
  policies: Policies,
  figures: v.optional(SiteFigures, {}),
  /** What has a French text. Panels with only the specified API have none. */
  french: v.optional(
    v.object({
      siteData: SiteData,
      policies: Policies,
      posts: v.optional(v.array(ListedPost), [])
    })
  )
})
export type Site = v.InferOutput<typeof Site>

export function bodyName({ digest, post_id }: Pick<ListedPost, 'digest' | 'post_id'>): string {
  return `${post_id}-${digest}.html`
}

/** The posts in both languages. */
export function allPosts(content: { posts: readonly ListedPost[]; site: Site }): ListedPost[] {
  return [...content.posts, ...(content.site.french?.posts ?? [])]
}

/** The same without the French of posts whose English isn't there: the two lead to each other. */
export function withFrenchOf<Of extends { posts: readonly ListedPost[]; site: Site }>(
  content: Of
): Of {
  const { french } = content.site
  if (!french) return content
  const ids = new Set(content.posts.map(({ post_id }) => post_id))
  const posts = french.posts.filter(({ post_id }) => ids.has(post_id))
  return { ...content, site: { ...content.site, french: { ...french, posts } } }
}

/** The order of the blog's lists. */
export function newestFirst(posts: readonly ListedPost[]): ListedPost[] {
  return posts
    .map((post) => ({ post, at: Date.parse(post.created) }))
    .sort((one, other) => other.at - one.at || other.post.post_id - one.post.post_id)
    .map(({ post }) => post)
}
