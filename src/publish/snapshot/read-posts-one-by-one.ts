import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { blogList, blogPost } from '#contract/general.ts'
import { type Ask, askPanel, PanelFailed } from './ask-panel.ts'
import { bodyName, type ListedPost, WholePost } from './content.ts'
import type { BodyStore, Progress } from './body-store.ts'

const LIST_PAGE = 100
const CALLS_AT_ONCE = 4
const ROUNDS = 3

/** For a panel of another make, which has the specified calls alone: each post is asked for by itself. */
export async function readPostsOneByOne(
  ask: Ask,
  shelf: BodyStore,
  progress: Progress
): Promise<ListedPost[]> {
  let wrong = ''
  for (let round = 0; round < ROUNDS; round++) {
    const { ids, total } = await readList(ask)
    if (ids.length !== total) {
      wrong = `it named ${ids.length} of ${total}`
      continue
    }
    const posts = await readEach(ask, ids, shelf, progress)
    if (posts) return posts
    wrong = 'a post went while they were read'
  }
  throw new PanelFailed(`Its posts never came whole: ${wrong}.`)
}

/** The ids of all posts; `total` is -1 where it changed on the way, for then a post can have slipped through. */
async function readList(ask: Ask): Promise<{ ids: number[]; total: number }> {
  const ids = new Set<number>()
  let total: number | undefined
  for (;;) {
    const path = `${blogList.path}?limit=${LIST_PAGE}&offset=${ids.size}`
    const page = await askPanel(ask, path, blogList.answer)
    const before = ids.size
    for (const { post_id } of page.data) ids.add(post_id)
    total = total === undefined || total === page.total_count ? page.total_count : -1
    if (total === -1 || ids.size === before || ids.size >= total) return { ids: [...ids], total }
  }
}

async function readEach(
  ask: Ask,
  ids: readonly number[],
  shelf: BodyStore,
  progress: Progress
): Promise<ListedPost[] | undefined> {
  let done = 0
  const posts = await pLimit(CALLS_AT_ONCE).map(ids, async (id) => {
    const path = blogPost.path.replace(':blog_id', String(id))
    const whole = await askPanel(ask, path, WholePost).catch((error: unknown) => {
      if (error instanceof PanelFailed && error.status === 404) return undefined
      throw error
    })
    progress(++done, ids.length)
    if (whole?.post_id !== id) return undefined
    const { post_description, ...shown } = whole
    const digest = createHash('sha256')
      .update(JSON.stringify([shown, post_description]))
      .digest('hex')
      .slice(0, 32)
    const post = { ...shown, digest }
    if (!shelf.has(bodyName(post))) shelf.put({ ...post, post_description })
    return post
  })
  return posts.every((post) => post !== undefined) ? posts : undefined
}
