import { createHash } from 'node:crypto'
import type { SiteData } from '#contract/site-data.ts'
import { bodyName, type ListedPost, type Site } from '../snapshot/content.ts'
import type { Content } from '../snapshot/snapshot-folder.ts'

type Policy = Site['policies'][number]
/** The lists of the site's data that content fills, and what an entry of each is known by. */
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

/** One thing of the content that can be on the site or not. */
export type ContentItem = {
  kind: ItemKind
  /** A post's number, a policy's name; other lists have none. */
  item_id: string | null
  title: string
  /** Another where anything of it is. */
  digest: string
  fields: Record<string, unknown>
}

export function itemsOf({ posts, site }: Content): ContentItem[] {
  return [
    ...posts.map(postItem),
    ...site.policies.map(policyItem),
    ...listNames.flatMap((list) =>
      site.siteData[list].map((entry) => listItem(list, entry as Record<string, unknown>))
    )
  ]
}

/** By kind and digest: items that say the same are one. */
export function keyOf({ digest, item_id, kind }: ContentItem): string {
  return `${kind} ${item_id ?? ''} ${digest}`
}

/** Content with each item that `choose` answers, in its place; undefined leaves it out. */
export function withItems(
  content: Content,
  choose: (item: ContentItem) => ContentItem | undefined
): Content {
  const pick = (item: ContentItem) => choose(item)?.fields ?? []
  const posts = content.posts.flatMap((post) => pick(postItem(post)) as ListedPost)
  const { siteData } = content.site
  const lists = Object.fromEntries(
    listNames.map((list) => [
      list,
      siteData[list].flatMap((entry) => pick(listItem(list, entry as Record<string, unknown>)))
    ])
  ) as Pick<SiteData, List>
  const named = new Set(['posts', 'site', ...posts.map((post) => bodyName(post))])
  return {
    posts,
    pictures: Object.fromEntries(
      Object.entries(content.pictures).filter(([name]) => named.has(name))
    ),
    site: {
      siteData: { ...siteData, ...lists },
      policies: content.site.policies.flatMap((policy) => pick(policyItem(policy)) as Policy)
    }
  }
}

const listNames = Object.keys(LISTS) as List[]

function postItem(post: ListedPost): ContentItem {
  const { digest, post_id, post_title } = post
  return { kind: 'post', item_id: String(post_id), title: post_title, digest, fields: post }
}

function policyItem(policy: Policy): ContentItem {
  const { policy_name, title } = policy
  return { kind: 'policy', item_id: policy_name, title, digest: digestOf(policy), fields: policy }
}

function listItem(list: List, fields: Record<string, unknown>): ContentItem {
  const [kind, name] = LISTS[list]
  return { kind, item_id: null, title: String(fields[name]), digest: digestOf(fields), fields }
}

function digestOf(entry: object): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 32)
}
