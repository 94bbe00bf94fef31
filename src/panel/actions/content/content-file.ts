import * as v from 'valibot'
import { DURATIONS } from '#rules/limits.ts'
import { POLICIES } from '#rules/policies.ts'
import { StartRefused } from '../../services/start-refused.ts'
import {
  address,
  amount,
  day,
  id,
  listOf,
  maybeWords,
  moment,
  percent,
  words
} from './content-fields.ts'

const Plan = v.strictObject({
  plan_id: id,
  plan_name: words,
  plan_price: amount,
  setup_fee: amount,
  /** Percent off the monthly price, by duration. */
  discount: v.strictObject({ 1: percent, 6: percent, 12: percent }),
  plan_features: listOf(v.strictObject({ title: words, features: listOf(words) }))
})

const Province = v.strictObject({
  province_shortcode: v.pipe(words, v.regex(/^[A-Z]{2}$/, 'is no two capital letters')),
  province_name: words,
  name: words,
  /** What has been charged since when; the newest that has begun counts. */
  tax_rates: v.pipe(
    listOf(
      v.strictObject({
        starts_on: day,
        taxes: listOf(v.strictObject({ name: words, percent }), ({ name }) => name)
      }),
      ({ starts_on }) => starts_on
    ),
    v.nonEmpty('is empty')
  )
})

const Coupon = v.pipe(
  v.strictObject({
    coupon_code: v.pipe(words, v.regex(/^[A-Z0-9-]{3,40}$/, 'is not 3 to 40 capitals and digits')),
    kind: v.picklist(['amount', 'percent'], 'is either amount or percent'),
    /** CAD a month, or percent. */
    value: v.pipe(amount, v.minValue(0.01, 'is nothing')),
    plan_ids: listOf(id),
    durations: listOf(v.picklist(DURATIONS, 'is no duration that there is')),
    starts_at: v.nullable(moment),
    ends_at: v.nullable(moment),
    max_redemptions: v.nullable(id),
    /** Whether renewals get it too. */
    recurs: v.boolean('is neither true nor false')
  }),
  v.forward(
    v.check(
      ({ kind, value }) => kind === 'amount' || (value <= 100 && Number.isInteger(value)),
      'is no whole percent up to 100'
    ),
    ['value']
  )
)

const Template = v.strictObject({
  website_id: id,
  website_name: words,
  screenshot: address,
  base_url: address
})

const DemoWebsite = v.strictObject({
  screenshot: address,
  agent_name: words,
  brokerage: words,
  base_url: address
})

/** A page makes a link of it, so nothing else may stand there. */
const maybeLink = v.pipe(
  maybeWords,
  v.regex(/^(|\/(?!\/)\S*|https?:\/\/\S+)$/, 'is neither empty nor an address')
)

const Testimonial = v.strictObject({
  review: words,
  reviewer_image: maybeWords,
  name: words,
  designation: words,
  website: maybeLink
})

export const ContentPost = v.strictObject({
  post_id: id,
  post_title: words,
  post_excerpt: words,
  post_main_image: v.nullable(address),
  /** What it shows, for who cannot see it. */
  post_main_image_alt: v.optional(maybeWords, ''),
  /** HTML; what may not stand there is taken out. */
  post_description: words,
  created: moment
})

export const ContentPolicy = v.strictObject({ policy_name: words, title: words, content: words })

/** What an owner writes: each list replaces its like, what is not named stays. The order is that on the site. */
export const ContentFile = v.strictObject({
  maplekey: v.literal('content', 'is not content'),
  plans: v.optional(
    v.pipe(
      listOf(Plan, ({ plan_id }) => plan_id),
      v.nonEmpty('is empty')
    )
  ),
  provinces: v.optional(listOf(Province, ({ province_shortcode }) => province_shortcode)),
  coupons: v.optional(listOf(Coupon, ({ coupon_code }) => coupon_code)),
  templates: v.optional(
    v.pipe(
      listOf(Template, ({ website_id }) => website_id),
      v.nonEmpty('is empty')
    )
  ),
  websites: v.optional(listOf(DemoWebsite)),
  testimonials: v.optional(listOf(Testimonial)),
  faq: v.optional(listOf(v.strictObject({ faq_title: words, faq_description: words }))),
  posts: v.optional(listOf(ContentPost, ({ post_id }) => post_id)),
  policies: v.optional(
    v.pipe(
      listOf(ContentPolicy, ({ policy_name }) => policy_name),
      v.check(
        (all) => POLICIES.every((name) => all.some(({ policy_name }) => policy_name === name)),
        `needs ${POLICIES.join(' and ')}`
      )
    )
  )
})
export type ContentFile = v.InferOutput<typeof ContentFile>

export type ContentProblem = { path: string; message: string }

/** What a text holds, checked whole. @throws StartRefused naming every field that is wrong. */
export function readContent(text: string): ContentFile {
  return requireContent(readJson(text))
}

/** @throws StartRefused where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StartRefused(`This is no JSON: ${error instanceof Error ? error.message : ''}.`)
  }
}

/** @throws StartRefused naming every field that is wrong. */
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
  if (result.success) return { content: result.output }
  return {
    problems: result.issues.map((issue) => ({
      path: v.getDotPath(issue) ?? 'file',
      message: tell(issue)
    }))
  }
}

/** valibot's own words are for programmers. */
function tell({ expected, message, received, type }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object') return message
  if (received === 'undefined') return 'is missing'
  return expected === 'never' ? 'is not known here' : 'is no group of fields'
}
