// The pages whose addresses the content decides, by the changing part of the address. A page looks itself up here when it is
// rendered; scripts/build/server-entry.ts lists them all.

import { policyPath, postPath } from '#rules/content/content-paths.ts'
import { linkedPaths } from '#rules/content/linked-paths.ts'
import { blogPages, designPages, type ListPage } from '#rules/content/paging.ts'
import { recentPostsAt } from '#rules/content/recent-posts.ts'
import { type PostHead, readPostText, readSnapshot, type Snapshot } from './snapshot.ts'

type Language = 'en' | 'fr'
/** `key` changes whenever the page would. A page without one is rendered whenever any content has changed. */
export type Keyed = { key?: string }
type PostPage = Keyed & { post: PostHead; recent: PostHead[] }
type OlderPostPage = Keyed & { page: ListPage<PostHead> }
type DesignListPage = Keyed & {
  last: number
  page: ListPage<Snapshot['siteData']['websites'][number]>
}
type PolicyPage = Keyed & {
  others: { title: string; path: string }[]
  policy: Snapshot['policies'][number]
}

/** By the post's number. In French, those that have French. */
export const postPages = inEach((language): Map<string, PostPage> => {
  const { posts } = readSnapshot(language)
  const french = readSnapshot('fr').posts.map(({ post_id }) => postPath(post_id))
  return new Map(
    posts.map((post, index) => {
      const id = String(post.post_id)
      const recent = recentPostsAt(posts, index)
      const digests = [post, ...recent].map(({ digest }) => digest)
      const led =
        language === 'en' ? new Set([postPath(post.post_id)]) : linkedPaths(readPostText(post))
      const leads = [...french.filter((path) => led.has(path)), ...frenchPoliciesLedTo(language)]
      return [id, { post, recent, key: [...digests, ...leads].join() }]
    })
  )
})

/** By the page's number. The first page has an address of its own. */
export const olderPostPages = inEach((language): Map<string, OlderPostPage> => {
  const [, ...older] = blogPages(readSnapshot(language).posts)
  const inFrench = blogPages(readSnapshot('fr').posts).length
  return new Map(
    older.map((page) => {
      const items = page.items.map(({ digest, post_id }) => `${post_id} ${digest}`)
      const leads = [page.hasNext, page.number <= inFrench, ...frenchPoliciesLedTo(language)]
      return [String(page.number), { page, key: [...leads, ...items].join() }]
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
export const policyPages = inEach((language): Map<string, PolicyPage> => {
  const { policies } = readSnapshot(language)
  return new Map(
    policies.map((policy) => {
      const others = policies
        .filter((other) => other !== policy)
        .map(({ title, policy_name }) => ({ title, path: policyPath(policy_name) }))
      return [policy.policy_name, { others, policy }]
    })
  )
})

/** The frame of a French page leads to those policies in French that are there, and to the others in English. */
function frenchPoliciesLedTo(language: Language): string[] {
  return language === 'fr' ? [...policyPages('fr').keys()] : []
}

/** The snapshot is read once in the life of a process, and so is what is made of it. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** The same in each language. */
function inEach<Made>(make: (language: Language) => Made): (language?: Language) => Made {
  const made = { en: once(() => make('en')), fr: once(() => make('fr')) }
  return (language = 'en') => made[language]()
}
