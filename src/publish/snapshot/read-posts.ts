import pLimit from 'p-limit'
import * as v from 'valibot'
import {
  BLOG_BODIES_MAX,
  BLOG_INDEX_MAX,
  blogBodies,
  blogIndex
} from '#contract/content/blog-bulk.ts'
import { blogList } from '#contract/general.ts'
import { type Ask, askPanel, PanelFailed } from './ask-panel.ts'
import { Bodies, bodyName, IndexPage, type ListedPost } from './content.ts'
import type { BodyStore, Progress } from './body-store.ts'
import { readPostsOneByOne } from './read-posts-one-by-one.ts'

const POSTS_MAX = 500_000
const CALLS_AT_ONCE = 4
/** An editor may publish while the posts are read; then they are read again. */
const ROUNDS = 3

/** Every post there is, its text laid on the shelf where it was not there. */
export async function readPosts(
  ask: Ask,
  shelf: BodyStore,
  progress: Progress
): Promise<ListedPost[]> {
  let wrong = ''
  for (let round = 0; round < ROUNDS; round++) {
    const posts = await readIndex(ask)
    if (posts === undefined) return readPostsOneByOne(ask, shelf, progress)
    await readBodies(ask, posts, shelf, progress)
    const total = await totalCount(ask)
    const missing = posts.filter((post) => !shelf.has(bodyName(post))).length
    if (total === posts.length && missing === 0) return posts
    wrong = missing > 0 ? `${missing} texts are missing` : `it named ${posts.length} of ${total}`
  }
  throw new PanelFailed(`Its posts never came whole: ${wrong}.`)
}

/** Page after page until there is nothing more; undefined where the panel has no such call. */
async function readIndex(ask: Ask): Promise<ListedPost[] | undefined> {
  const posts: ListedPost[] = []
  for (let after = 0; ; after = posts.at(-1)?.post_id ?? 0) {
    const path = `${blogIndex.path}?after=${after}&limit=${BLOG_INDEX_MAX}`
    const page = await askPanel(ask, path, IndexPage).catch((error: unknown) => {
      if (after === 0 && error instanceof PanelFailed && error.status === 404) return undefined
      throw error
    })
    if (page === undefined) return undefined
    if (page.data.length === 0) return posts
    for (const post of page.data) {
      if (post.post_id <= (posts.at(-1)?.post_id ?? 0) || posts.length === POSTS_MAX) {
        throw new PanelFailed(`${path} names post ${post.post_id} out of order.`)
      }
      posts.push(post)
    }
  }
}

async function readBodies(
  ask: Ask,
  posts: readonly ListedPost[],
  shelf: BodyStore,
  progress: Progress
): Promise<void> {
  const missing = posts.filter((post) => !shelf.has(bodyName(post)))
  const wanted = new Set(missing.map(bodyName))
  const batches = Array.from({ length: Math.ceil(missing.length / BLOG_BODIES_MAX) }, (_, at) =>
    missing.slice(at * BLOG_BODIES_MAX, (at + 1) * BLOG_BODIES_MAX)
  )
  let done = 0
  await pLimit(CALLS_AT_ONCE).map(batches, async (batch) => {
    const ids = batch.map(({ post_id }) => post_id).join(',')
    const { data } = await askPanel(ask, `${blogBodies.path}?post_ids=${ids}`, Bodies)
    for (const body of data) if (wanted.has(bodyName(body))) shelf.put(body)
    done += batch.length
    progress(done, missing.length)
  })
}

/** What the specified list says, so that half an index does not pass for a whole one. */
async function totalCount(ask: Ask): Promise<number> {
  const path = `${blogList.path}?limit=1&offset=0`
  return (await askPanel(ask, path, v.pick(blogList.answer, ['total_count']))).total_count
}
