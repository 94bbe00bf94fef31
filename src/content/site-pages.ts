// The pages whose addresses the content decides, by the changing part of the address. A page looks itself up here when it is
// rendered; scripts/build/server-entry.ts lists them all.

import { policyPath } from '#rules/content/content-paths.ts'
import { blogPages, designPages, type ListPage } from '#rules/content/paging.ts'
import { recentPostsAt } from '#rules/content/recent-posts.ts'
import { type PostHead, readSnapshot, type Snapshot } from './snapshot.ts'

/** `key` changes whenever the page would. A page without one is rendered whenever any content has changed. */
export type Keyed = { key?: string }
type PostPage = Keyed & { post: PostHead; recent: PostHead[] }
type DesignListPage = Keyed & {
  last: number
  page: ListPage<Snapshot['siteData']['websites'][number]>
}
type PolicyPage = Keyed & {
  others: { title: string; path: string }[]
  policy: Snapshot['policies'][number]
}

/** By the post's number. */
export const postPages = once((): Map<string, PostPage> => {
  const { posts } = readSnapshot()
  return new Map(
    posts.map((post, index) => {
      const recent = recentPostsAt(posts, index)
      const key = [post, ...recent].map(({ digest }) => digest).join()
      return [String(post.post_id), { post, recent, key }]
    })
  )
})

/** By the page's number. The first page has an address of its own. */
export const olderPostPages = once((): Map<string, Keyed & { page: ListPage<PostHead> }> => {
  const [, ...older] = blogPages(readSnapshot().posts)
  return new Map(
    older.map((page) => {
      const items = page.items.map(({ digest, post_id }) => `${post_id} ${digest}`).join()
      return [String(page.number), { page, key: `${page.hasNext} ${items}` }]
    })
  )
})

/** By the page's number, and '' for the first. */
export const designListPages = once((): Map<string, DesignListPage> => {
  const pages = designPages(readSnapshot().siteData.websites)
  return new Map(
    pages.map((page) => [
      page.number === 1 ? '' : String(page.number),
      { page, last: pages.length }
    ])
  )
})

/** By the policy's name. In French, those that have a French text. */
export function policyPages(language: 'en' | 'fr' = 'en'): Map<string, PolicyPage> {
  return policyPagesIn[language]()
}

const policyPagesIn = { en: once(() => listPolicies('en')), fr: once(() => listPolicies('fr')) }

function listPolicies(language: 'en' | 'fr'): Map<string, PolicyPage> {
  const { policies } = readSnapshot(language)
  return new Map(
    policies.map((policy) => {
      const others = policies
        .filter((other) => other !== policy)
        .map(({ title, policy_name }) => ({ title, path: policyPath(policy_name) }))
      return [policy.policy_name, { others, policy }]
    })
  )
}

/** The snapshot is read once in the life of a process, and so is what is made of it. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
