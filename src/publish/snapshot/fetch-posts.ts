import pLimit from 'p-limit'
import * as v from 'valibot'
import {
  BLOG_BODIES_MAX,
  BLOG_INDEX_MAX,
  blogBodies,
  blogIndex
} from '#contract/content/blog-bulk.ts'
import { blogList } from '#contract/general.ts'
import { type PanelFetch, callPanel, PanelFailed } from './panel-client.ts'
import { Bodies, bodyName, IndexPage, type ListedPost } from './content.ts'
import type { BodyStore, OnProgress } from './body-store.ts'
import { fetchPostsIndividually } from './fetch-posts-individually.ts'

const POSTS_MAX = 500_000
const CALLS_AT_ONCE = 4
/** If an editor publishes during the download, everything is fetched again. */
const ATTEMPTS = 3

/** Lists every post, and stores the bodies that are missing from the store. */
export async function fetchPosts(
  fetchPanel: PanelFetch,
  bodyStore: BodyStore,
  onProgress: OnProgress
): Promise<ListedPost[]> {
  let inconsistency = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const posts = await fetchIndex(fetchPanel)
    if (posts === undefined) return fetchPostsIndividually(fetchPanel, bodyStore, onProgress)
    await fetchBodies(fetchPanel, posts, bodyStore, onProgress)
    const total = await fetchTotalCount(fetchPanel)
    const missing = posts.filter((post) => !bodyStore.has(bodyName(post))).length
    if (total === posts.length && missing === 0) return posts
    inconsistency =
      missing > 0 ? `${missing} bodies are missing` : `it listed ${posts.length} of ${total}`
  }
  throw new PanelFailed(`Its list of posts kept changing: ${inconsistency}.`)
}

/** The same of the posts in French. A panel whose posts are in English alone answers with those, which are left out. */
export async function fetchFrenchPosts(
  fetchPanel: PanelFetch,
  english: readonly ListedPost[],
  bodyStore: BodyStore,
  onProgress: OnProgress
): Promise<ListedPost[]> {
  const posts = await fetchPosts((path) => fetchPanel(path, 'fr'), bodyStore, onProgress)
  const inEnglish = new Set(english.map(bodyName))
  return posts.filter((post) => !inEnglish.has(bodyName(post)))
}

/** Fetches all index pages; undefined if the panel doesn't implement the call. */
async function fetchIndex(fetchPanel: PanelFetch): Promise<ListedPost[] | undefined> {
  const posts: ListedPost[] = []
  for (let after = 0; ; after = posts.at(-1)?.post_id ?? 0) {
    const path = `${blogIndex.path}?after=${after}&limit=${BLOG_INDEX_MAX}`
    const page = await callPanel(fetchPanel, path, IndexPage).catch((error: unknown) => {
      if (after === 0 && error instanceof PanelFailed && error.status === 404) return undefined
      throw error
    })
    if (page === undefined) return undefined
    if (page.data.length === 0) return posts
    for (const post of page.data) {
      if (post.post_id <= (posts.at(-1)?.post_id ?? 0) || posts.length === POSTS_MAX) {
        throw new PanelFailed(`${path} lists post ${post.post_id} out of order.`)
      }
      posts.push(post)
    }
  }
}

async function fetchBodies(
  fetchPanel: PanelFetch,
  posts: readonly ListedPost[],
  bodyStore: BodyStore,
  onProgress: OnProgress
): Promise<void> {
  const missing = posts.filter((post) => !bodyStore.has(bodyName(post)))
  const wanted = new Set(missing.map(bodyName))
  const batches = Array.from({ length: Math.ceil(missing.length / BLOG_BODIES_MAX) }, (_, at) =>
    missing.slice(at * BLOG_BODIES_MAX, (at + 1) * BLOG_BODIES_MAX)
  )
  let done = 0
  await pLimit(CALLS_AT_ONCE).map(batches, async (batch) => {
    const ids = batch.map(({ post_id }) => post_id).join(',')
    const { data } = await callPanel(fetchPanel, `${blogBodies.path}?post_ids=${ids}`, Bodies)
    for (const body of data) if (wanted.has(bodyName(body))) bodyStore.put(body)
    done += batch.length
    onProgress(done, missing.length)
  })
}

/** The specified list's count, to detect an incomplete index. */
async function fetchTotalCount(fetchPanel: PanelFetch): Promise<number> {
  const path = `${blogList.path}?limit=1&offset=0`
  return (await callPanel(fetchPanel, path, v.pick(blogList.answer, ['total_count']))).total_count
}
