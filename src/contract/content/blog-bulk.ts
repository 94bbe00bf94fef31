import * as v from 'valibot'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { Post } from '../billing/offer.ts'
import { rowId } from '../fields.ts'

/** The whole blog in few calls, to build a site from: our own calls, beyond the specification. */

export const BLOG_INDEX_MAX = 2000
export const BLOG_BODIES_MAX = 100

/** Equal digests mean equal posts: it is made of all that a post's page shows of it. */
export const IndexedPost = v.object({ ...Post.entries, digest: v.string() })
export type IndexedPost = v.InferOutput<typeof IndexedPost>

/** What is published, by number: those above `after`. */
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

/** The names of the policies that are published: each has a page, the two that the footer links to and any others. */
export const policyIndex = endpoint({
  access: 'public',
  answer: v.object({ ...done, data: v.array(v.object({ policy_name: v.string() })) }),
  input: Nothing,
  method: 'GET',
  path: '/general/policyIndex'
})

/** Of posts that are not there, or not any more, nothing is said. */
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
