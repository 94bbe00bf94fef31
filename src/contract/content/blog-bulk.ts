import * as v from 'valibot'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { Post } from '../billing/offer.ts'
import { rowId } from '../fields.ts'

/** The whole blog in a few calls, for building the site; in French, the posts that have French. Not in the specification. */

export const BLOG_INDEX_MAX = 2000
export const BLOG_BODIES_MAX = 100

/** The digest covers all that a post's page shows, so equal digests mean equal posts. */
export const IndexedPost = v.object({ ...Post.entries, digest: v.string() })
export type IndexedPost = v.InferOutput<typeof IndexedPost>

/** Published posts with a number above `after`, by number. */
export const blogIndex = endpoint({
  access: 'public',
  answer: v.object({ ...done, data: v.array(IndexedPost) }),
  input: v.object({
    after: v.optional(rowId(), 0),
    limit: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BLOG_INDEX_MAX)),
      BLOG_INDEX_MAX
    )
  }),
  method: 'GET',
  path: '/general/blogIndex'
})

/** The names of the published policies, each of which has a page. */
export const policyIndex = endpoint({
  access: 'public',
  answer: v.object({ ...done, data: v.array(v.object({ policy_name: v.string() })) }),
  input: Nothing,
  method: 'GET',
  path: '/general/policyIndex'
})

/** Missing posts are left out. */
export const blogBodies = endpoint({
  access: 'public',
  answer: v.object({
    ...done,
    data: v.array(
      v.object({ post_id: v.number(), digest: v.string(), post_description: v.string() })
    )
  }),
  input: v.object({
    /** '1,2,3'. */
    post_ids: v.pipe(v.string(), v.maxLength(1100), v.regex(/^\d{1,10}(,\d{1,10}){0,99}$/))
  }),
  method: 'GET',
  path: '/general/blogBodies'
})
