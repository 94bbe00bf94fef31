import * as v from 'valibot'

/** Money is CAD with two decimals, dates are ISO 8601 in UTC. */
export const cad = v.number()
export const isoDate = v.pipe(v.string(), v.isoTimestamp())

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
  /** Days that pauses have added to the period that was paid last. */
  paused_days: v.optional(v.number()),
  /** What the last payment was for; a panel of another make may leave it out. */
  last_paid: v.optional(v.nullable(v.object({ from: isoDate, months: v.number() }))),
  /** Province of the billing address; a panel of another make may leave it out. */
  billing_state: v.optional(v.string()),
  /** The one the agent chose; a panel of another make may leave it out. */
  template: v.optional(v.nullable(v.object({ website_name: v.string(), screenshot: v.string() }))),
  plan: v.object({ plan_id: v.number(), plan_name: v.string(), duration: v.number() })
})
export type Website = v.InferOutput<typeof Website>

const ReferralWebsite = v.object({
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
  /** Logged in by an emailed code: only a new password may be set. Other panels may leave it out. */
  isReset: v.optional(v.boolean()),
  /** False until the link in the verification email is opened; then left out, as by a panel of another make. */
  email_verified: v.optional(v.boolean()),
  /** May write what the site says: the page /editor is theirs. */
  is_editor: v.optional(v.boolean())
})
export type User = v.InferOutput<typeof User>
