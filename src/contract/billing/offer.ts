import * as v from 'valibot'
import { cad, isoDate } from '../entities.ts'

/** One value per duration in months: 1, 6 and 12. */
const perDuration = v.record(v.string(), v.number())

export const Plan = v.object({
  plan_id: v.number(),
  plan_name: v.string(),
  /** A month, before the duration's discount. */
  plan_price: cad,
  /** Percent off, by duration. */
  discount: perDuration,
  /** A month after that discount, by duration. */
  discounted_price: perDuration,
  setup_fee: cad,
  plan_features: v.array(v.object({ title: v.string(), features: v.array(v.string()) }))
})
export type Plan = v.InferOutput<typeof Plan>

export const Province = v.object({
  name: v.string(),
  province_name: v.string(),
  province_shortcode: v.string(),
  /** Percent. */
  total_tax: v.number(),
  /** The taxes that make up that percentage. */
  taxes: v.array(v.object({ name: v.string(), percent: v.number() }))
})
export type Province = v.InferOutput<typeof Province>

export const Template = v.object({
  website_id: v.number(),
  website_name: v.string(),
  screenshot: v.string(),
  base_url: v.string()
})
export type Template = v.InferOutput<typeof Template>

export const DemoWebsite = v.object({
  screenshot: v.string(),
  agent_name: v.string(),
  brokerage: v.string(),
  base_url: v.string(),
  /** Its template. Not in the specification, so other panels may omit it. */
  template_id: v.optional(v.nullable(v.number()))
})
export type DemoWebsite = v.InferOutput<typeof DemoWebsite>

export const Testimonial = v.object({
  review: v.string(),
  reviewer_image: v.string(),
  name: v.string(),
  designation: v.string(),
  website: v.string()
})
export type Testimonial = v.InferOutput<typeof Testimonial>

export const FaqItem = v.object({ faq_title: v.string(), faq_description: v.string() })
export type FaqItem = v.InferOutput<typeof FaqItem>

/** The panel's configuration, read at run time, so that one build serves every configuration. */
export const WebsiteConfig = v.object({
  humanCheck: v.union([
    v.object({ kind: v.literal('off') }),
    v.object({ kind: v.literal('altcha') }),
    v.object({ kind: v.literal('recaptcha'), siteKey: v.string() })
  ]),
  cards: v.union([
    v.object({ kind: v.literal('sandbox') }),
    v.object({ kind: v.literal('stripe'), publishableKey: v.string() })
  ]),
  /** Agents' free addresses end in this. */
  sitesDomain: v.string(),
  supportEmail: v.string()
})
export type WebsiteConfig = v.InferOutput<typeof WebsiteConfig>

export const Post = v.object({
  post_id: v.number(),
  post_title: v.string(),
  post_excerpt: v.string(),
  post_main_image: v.nullable(v.string()),
  /** Alternative text; other panels may omit it. */
  post_main_image_alt: v.optional(v.string()),
  created: isoDate
})
export type Post = v.InferOutput<typeof Post>
