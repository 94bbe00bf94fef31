import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { blogList, blogPost } from '#contract/general.ts'
import { type PanelFetch, callPanel, PanelFailed } from './panel-client.ts'
import { bodyName, type ListedPost, FullPost } from './content.ts'
import type { BodyStore, OnProgress } from './body-store.ts'

const LIST_PAGE = 100
const CALLS_AT_ONCE = 4
const ATTEMPTS = 3

/** For panels that implement only the specified API, without the bulk calls: one call per post. */
export async function fetchPostsIndividually(
  fetchPanel: PanelFetch,
  bodyStore: BodyStore,
  onProgress: OnProgress
): Promise<ListedPost[]> {
  let inconsistency = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { ids, total } = await fetchIds(fetchPanel)
    if (ids.length !== total) {
      inconsistency = `it listed ${ids.length} of ${total}`
      continue
    }
    const posts = await fetchEach(fetchPanel, ids, bodyStore, onProgress)
    if (posts) return posts
    inconsistency = 'a post was deleted during the download'
  }
  throw new PanelFailed(`Its list of posts kept changing: ${inconsistency}.`)
}

/** All post ids. `total` is -1 if it changed between pages, as a post may have been missed. */
async function fetchIds(fetchPanel: PanelFetch): Promise<{ ids: number[]; total: number }> {
  const ids = new Set<number>()
  let total: number | undefined
  for (;;) {
    const path = `${blogList.path}?limit=${LIST_PAGE}&offset=${ids.size}`
    const page = await callPanel(fetchPanel, path, blogList.answer)
    const before = ids.size
    for (const { post_id } of page.data) ids.add(post_id)
    total = total === undefined || total === page.total_count ? page.total_count : -1
    if (total === -1 || ids.size === before || ids.size >= total) return { ids: [...ids], total }
  }
}

async function fetchEach(
  fetchPanel: PanelFetch,
  ids: readonly number[],
  bodyStore: BodyStore,
  onProgress: OnProgress
): Promise<ListedPost[] | undefined> {
  let done = 0
  const posts = await pLimit(CALLS_AT_ONCE).map(ids, async (id) => {
    const path = blogPost.path.replace(':blog_id', String(id))
    const full = await callPanel(fetchPanel, path, FullPost).catch((error: unknown) => {
      if (error instanceof PanelFailed && error.status === 404) return undefined
      throw error
    })
    onProgress(++done, ids.length)
    if (full?.post_id !== id) return undefined
    const { post_description, ...listed } = full
    const digest = createHash('sha256')
      .update(JSON.stringify([listed, post_description]))
      .digest('hex')
      .slice(0, 32)
    const post = { ...listed, digest }
    if (!bodyStore.has(bodyName(post))) bodyStore.put({ ...post, post_description })
    return post
  })
  return posts.every((post) => post !== undefined) ? posts : undefined
}
