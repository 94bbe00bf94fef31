import * as v from 'valibot'

/** Money is CAD with two decimals, dates are ISO 8601 in UTC. */
export const cad = v.number()
export const isoDate = v.pipe(v.string(), v.isoTimestamp())

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
  /** The named parts of that percentage. */
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
  base_url: v.string()
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

/** What the running panel has switched on; the site asks it at run time, so one build serves every configuration. */
export const WebsiteConfig = v.object({
  humanCheck: v.variant('kind', [
    v.object({ kind: v.literal('off') }),
    v.object({ kind: v.literal('altcha') }),
    v.object({ kind: v.literal('recaptcha'), siteKey: v.string() })
  ]),
  cards: v.variant('kind', [
    v.object({ kind: v.literal('sandbox') }),
    v.object({ kind: v.literal('stripe'), publishableKey: v.string() })
  ]),
  /** Agents' free addresses end in this. */
  sitesDomain: v.string(),
  supportEmail: v.string()
})
export type WebsiteConfig = v.InferOutput<typeof WebsiteConfig>

export const Website = v.object({
  website_id: v.number(),
  website_name: v.string(),
  base_url: v.string(),
  subdomain: v.string(),
  /** Comma-separated name servers. */
  cloudflare_dns: v.string(),
  cloudflare_domain_status: v.string(),
  isTrial: v.boolean(),
  trial_end_date: v.nullable(isoDate),
  planStop: v.boolean(),
  plan_price: cad,
  created: isoDate,
  plan_end_date: v.nullable(isoDate),
  /** Since when the agent has paused the plan. */
  paused_at: v.optional(v.nullable(isoDate)),
  /** Since when the plan is not renewed any more. */
  cancelled_at: v.optional(v.nullable(isoDate)),
  plan: v.object({ plan_id: v.number(), plan_name: v.string(), duration: v.number() })
})
export type Website = v.InferOutput<typeof Website>

export const ReferralWebsite = v.object({
  base_url: v.string(),
  isTrial: v.boolean(),
  plan_end_date: v.nullable(isoDate)
})

/** The logged-in agent. */
export const User = v.object({
  name: v.string(),
  email: v.string(),
  contact: v.string(),
  referral_code: v.string(),
  /** Written as '20%'. */
  totalDiscount: v.string(),
  referralWebsites: v.array(ReferralWebsite),
  website: v.nullable(Website),
  /** Logged in by a mailed code: nothing but a new password may be set. A panel of another make may not tell. */
  isReset: v.optional(v.boolean())
})
export type User = v.InferOutput<typeof User>

export const PaymentMethod = v.object({
  upm_id: v.string(),
  card_brand: v.string(),
  card_last4: v.string(),
  exp_month: v.optional(v.number()),
  exp_year: v.optional(v.number()),
  isPrimary: v.boolean()
})
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

export const Transaction = v.object({
  transaction_id: v.string(),
  amount: cad,
  created: isoDate,
  card_last4: v.nullable(v.string()),
  /** Truthy is success. */
  status: v.union([v.boolean(), v.number()])
})
export type Transaction = v.InferOutput<typeof Transaction>

export const BillingDue = v.object({
  amount: v.optional(cad, 0),
  plan_end_date: v.optional(v.string(), ''),
  due_months: v.optional(v.union([v.number(), v.literal('')]), '')
})
export type BillingDue = v.InferOutput<typeof BillingDue>

export const Post = v.object({
  post_id: v.number(),
  post_title: v.string(),
  post_excerpt: v.string(),
  post_main_image: v.nullable(v.string()),
  created: isoDate
})
export type Post = v.InferOutput<typeof Post>
