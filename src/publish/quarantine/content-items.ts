import { createHash } from 'node:crypto'
import type { SiteData } from '#contract/site-data.ts'
import { bodyName, type ListedPost, type Site } from '../snapshot/content.ts'
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
  /** A post's id or a policy's name; entries of lists have none. */
  item_id: string | null
  title: string
  /** Changes with any of the item's fields. */
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
  const posts = content.posts.flatMap((post) => pick(postItem(post)) as ListedPost)
  const { siteData } = content.site
  const lists = Object.fromEntries(
    listNames.map((list) => [
      list,
      siteData[list].flatMap((entry) => pick(listItem(list, entry as Record<string, unknown>)))
    ])
  ) as Pick<SiteData, List>
  const referring = new Set(['posts', 'site', ...posts.map((post) => bodyName(post))])
  return {
    posts,
    pictures: Object.fromEntries(
      Object.entries(content.pictures).filter(([name]) => referring.has(name))
    ),
    site: {
      ...content.site,
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
