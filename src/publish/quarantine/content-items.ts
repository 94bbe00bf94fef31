import { createHash } from 'node:crypto'
import type { SiteData } from '#contract/site-data.ts'
import { allPosts, bodyName, type ListedPost, type Site } from '../snapshot/content.ts'
import type { Content } from '../snapshot/snapshot-folder.ts'

type Policy = Site['policies'][number]
/** The lists of siteData that hold content, with the kind and the title field of their entries. */
const LISTS = {
  faq: ['faq', 'faq_title'],
  testimonials: ['testimonial', 'name'],
  plans: ['plan', 'plan_name'],
  provinces: ['province', 'province_name'],
  templates: ['template', 'website_name'],
  websites: ['website', 'agent_name']
} as const
type List = keyof typeof LISTS

type ItemKind = 'policy' | 'post' | (typeof LISTS)[List][0]

/** A piece of content that can be published or left out by itself. */
export type ContentItem = {
  kind: ItemKind
  /** A post's French is an item of its own. */
  language: 'en' | 'fr'
  /** A post's id or a policy's name; entries of lists have none. */
  item_id: string | null
  title: string
  /** Changes with any of the item's fields. */
  digest: string
  fields: Record<string, unknown>
}

export function itemsOf({ posts, site }: Content): ContentItem[] {
  return [
    ...posts.map((post) => postItem(post, 'en')),
    ...(site.french?.posts ?? []).map((post) => postItem(post, 'fr')),
    ...site.policies.map(policyItem),
    ...listNames.flatMap((list) =>
      site.siteData[list].map((entry) => listItem(list, entry as Record<string, unknown>))
    )
  ]
}

/** Equal items have equal keys. */
export function keyOf({ digest, item_id, kind }: ContentItem): string {
  return `${kind} ${item_id ?? ''} ${digest}`
}

/** Maps every item of the content; undefined drops it. */
export function mapItems(
  content: Content,
  map: (item: ContentItem) => ContentItem | undefined
): Content {
  const pick = (item: ContentItem) => map(item)?.fields ?? []
  const pickPosts = (posts: readonly ListedPost[], language: 'en' | 'fr') =>
    posts.flatMap((post) => pick(postItem(post, language)) as ListedPost)
  const posts = pickPosts(content.posts, 'en')
  const { french, siteData } = content.site
  const lists = Object.fromEntries(
    listNames.map((list) => [
      list,
      siteData[list].flatMap((entry) => pick(listItem(list, entry as Record<string, unknown>)))
    ])
  ) as Pick<SiteData, List>
  const site = {
    ...content.site,
    siteData: { ...siteData, ...lists },
    policies: content.site.policies.flatMap((policy) => pick(policyItem(policy)) as Policy),
    french: french && { ...french, posts: pickPosts(french.posts, 'fr') }
  }
  const referring = new Set(['posts', 'site', ...allPosts({ posts, site }).map(bodyName)])
  return {
    posts,
    pictures: Object.fromEntries(
      Object.entries(content.pictures).filter(([name]) => referring.has(name))
    ),
    site
  }
}

const listNames = Object.keys(LISTS) as List[]

function postItem(post: ListedPost, language: 'en' | 'fr'): ContentItem {
  const { digest, post_id, post_title } = post
  const item_id = String(post_id)
  return { kind: 'post', language, item_id, title: post_title, digest, fields: post }
}

function policyItem(policy: Policy): ContentItem {
  const { policy_name, title } = policy
  const digest = digestOf(policy)
  return { kind: 'policy', language: 'en', item_id: policy_name, title, digest, fields: policy }
}

function listItem(list: List, fields: Record<string, unknown>): ContentItem {
  const [kind, name] = LISTS[list]
  const title = String(fields[name])
  return { kind, language: 'en', item_id: null, title, digest: digestOf(fields), fields }
}

function digestOf(entry: object): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 32)
}
