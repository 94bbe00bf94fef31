import * as v from 'valibot'
import {
  FaqFields,
  type ItemKind,
  PolicyFields,
  PolicyName,
  PostFields,
  TestimonialFields
} from '#contract/content/editor-fields.ts'
import * as labels from '#contract/labels.ts'
import * as contentLabels from '#contract/content/labels.ts'
import { unpublishable } from '#contract/content/published-fields.ts'
import { imageAddress, line, linkAddress } from '#contract/content/text-fields.ts'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import { EXCERPT_MAX } from '#rules/content/content-limits.ts'
import { DURATIONS } from '#rules/limits.ts'
import { POLICIES } from '#rules/content/policies.ts'
import { StartRefused } from '../../config/start-refused.ts'
import { amount, count, day, id, listOf, moment, percent } from './content-fields.ts'

const Plan = v.strictObject({
  plan_id: id,
  plan_name: line(contentLabels.plan_name),
  plan_price: amount,
  setup_fee: amount,
  /** Percent off the monthly price, by duration. */
  discount: v.strictObject({ 1: percent, 6: percent, 12: percent }),
  plan_features: listOf(
    v.strictObject({
      title: line(contentLabels.title),
      features: listOf(line(contentLabels.features, { max: EXCERPT_MAX }))
    })
  ),
  /**
   * Languages of a website, and pages of the agent's own; what is not named has no limit. Without a
   * number of members there is no team, and without gigabytes of storage there are as many as for all.
   */
  limits: v.optional(
    v.strictObject({
      languages: v.optional(v.picklist([1, 2], 'must be 1 or 2')),
      pages: v.optional(count),
      members: v.optional(count),
      storage_gb: v.optional(count)
    }),
    {}
  )
})

const Province = v.strictObject({
  province_shortcode: v.pipe(
    line(contentLabels.province_shortcode),
    v.regex(/^[A-Z]{2}$/, 'must be two capital letters')
  ),
  province_name: line(contentLabels.province_name),
  name: line(labels.name),
  /** Tax rates by start date; the latest one that has started applies. */
  tax_rates: v.pipe(
    listOf(
      v.strictObject({
        starts_on: day,
        taxes: listOf(v.strictObject({ name: line(labels.name), percent }), ({ name }) => name)
      }),
      ({ starts_on }) => starts_on
    ),
    v.nonEmpty('must not be empty')
  )
})

const Coupon = v.pipe(
  v.strictObject({
    coupon_code: v.pipe(
      line(labels.coupon_code),
      v.regex(/^[A-Z0-9-]{3,40}$/, 'must be 3 to 40 capitals, digits and hyphens')
    ),
    kind: v.picklist(['amount', 'percent'], 'must be amount or percent'),
    /** CAD a month, or percent. */
    value: v.pipe(amount, v.minValue(0.01, 'must be more than 0')),
    plan_ids: listOf(id),
    durations: listOf(
      v.picklist(DURATIONS, `must be one of ${[...DURATIONS].reverse().join(', ')}`)
    ),
    starts_at: v.nullable(moment),
    ends_at: v.nullable(moment),
    max_redemptions: v.nullable(id),
    /** Whether renewals get it too. */
    recurs: v.boolean('must be true or false')
  }),
  v.forward(
    v.check(
      ({ kind, value }) => kind === 'amount' || (value <= 100 && Number.isInteger(value)),
      'must be a whole percentage up to 100'
    ),
    ['value']
  )
)

const Template = v.strictObject({
  website_id: id,
  website_name: line(labels.website_name),
  screenshot: imageAddress(contentLabels.screenshot),
  base_url: linkAddress(contentLabels.sample_address)
})

const DemoWebsite = v.strictObject({
  screenshot: imageAddress(contentLabels.screenshot),
  agent_name: line(contentLabels.agent_name),
  brokerage: line(contentLabels.brokerage),
  base_url: linkAddress(contentLabels.sample_address),
  /** The template's `website_id`. */
  template_id: v.optional(v.nullable(id), null)
})

const Post = v.strictObject({ ...PostFields.entries, post_id: id, created: moment })
const Policy = v.strictObject({ ...PolicyFields.entries, policy_name: PolicyName })

const FrenchText = v.strictObject({ english: v.string(), french: v.string() })

const POSTS_MAX = 500_000

/** A content file: each list replaces the site's, missing ones stay. Lists are in the site's order. */
export const ContentFile = v.strictObject({
  maplekey: v.literal('content', 'must be content'),
  plans: v.optional(
    v.pipe(
      listOf(Plan, ({ plan_id }) => plan_id),
      v.nonEmpty('must not be empty')
    )
  ),
  provinces: v.optional(listOf(Province, ({ province_shortcode }) => province_shortcode)),
  coupons: v.optional(listOf(Coupon, ({ coupon_code }) => coupon_code)),
  templates: v.optional(
    v.pipe(
      listOf(Template, ({ website_id }) => website_id),
      v.nonEmpty('must not be empty')
    )
  ),
  websites: v.optional(listOf(DemoWebsite)),
  testimonials: v.optional(listOf(v.strictObject(TestimonialFields.entries))),
  faq: v.optional(listOf(v.strictObject(FaqFields.entries))),
  posts: v.optional(listOf(Post, ({ post_id }) => post_id, POSTS_MAX)),
  policies: v.optional(
    v.pipe(
      listOf(Policy, ({ policy_name }) => policy_name),
      v.check(
        (all) => POLICIES.every((name) => all.some(({ policy_name }) => policy_name === name)),
        `must have ${POLICIES.join(' and ')}`
      )
    )
  ),
  /** The French of texts above. A text without French isn't shown on French pages. */
  french: v.optional(listOf(FrenchText, ({ english }) => english))
})
export type ContentFile = v.InferOutput<typeof ContentFile>

export type ContentProblem = { path: string; message: string }

/** Parses and validates a content file. @throws StartRefused listing every invalid field. */
export function readContent(text: string): ContentFile {
  return requireContent(readJson(text))
}

/** @throws StartRefused where it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StartRefused(
      `This is not valid JSON: ${error instanceof Error ? error.message : ''}.`
    )
  }
}

/** @throws StartRefused listing every invalid field. */
export function requireContent(json: unknown): ContentFile {
  const checked = checkContent(json)
  if ('content' in checked) return checked.content
  const lines = checked.problems.map(({ message, path }) => `  ${path}: ${message}`)
  throw new StartRefused(`This content is wrong, and nothing was changed:\n${lines.join('\n')}`)
}

export function checkContent(
  json: unknown
): { content: ContentFile } | { problems: ContentProblem[] } {
  const result = v.safeParse(ContentFile, json)
  const first = new Map<string, string>()
  for (const issue of result.issues ?? []) {
    const path = v.getDotPath(issue) ?? 'file'
    if (!first.has(path)) first.set(path, messageOf(issue))
  }
  for (const { message, path } of unpublishableItems(json))
    if (!first.has(path)) first.set(path, message)
  if (result.success && first.size === 0) return { content: result.output }
  return { problems: [...first].map(([path, message]) => ({ path, message })) }
}

/** Lists that editors write too; their entries follow the editor's rules. */
const ITEMS: Record<string, ItemKind> = {
  faq: 'faq',
  policies: 'policy',
  posts: 'post',
  testimonials: 'testimonial'
}

function unpublishableItems(json: unknown): ContentProblem[] {
  const lists = typeof json === 'object' && json !== null ? Object.entries(json) : []
  return lists.flatMap(([list, entries]: [string, unknown]) => {
    const kind = ITEMS[list]
    if (!kind || !Array.isArray(entries)) return []
    return entries.flatMap((entry: unknown, at) =>
      Object.entries(isGroup(entry) ? unpublishable(kind, entry) : {}).map(([name, text]) => ({
        path: `${list}.${at}.${name}`,
        message: text(DEFAULT_LANGUAGE)
      }))
    )
  })
}

function isGroup(entry: unknown): entry is object {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry)
}

/** valibot's own messages are for programmers. */
function messageOf({ expected, message, received, type }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') return 'is not known here'
  if (received === 'undefined') return 'is missing'
  if (type === 'strict_object') return 'must be a group of fields'
  return type === 'string' ? 'must be text' : message
}
