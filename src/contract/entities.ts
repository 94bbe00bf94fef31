import * as v from 'valibot'
import { MEMBER_ROLES } from '#rules/leads/rights.ts'

/** Money is CAD with two decimals, dates are ISO 8601 in UTC. */
export const cad = v.number()
export const isoDate = v.pipe(v.string(), v.isoTimestamp())

export const DomainState = v.picklist(['waiting', 'live', 'lost', 'held'])
export type DomainState = v.InferOutput<typeof DomainState>

export const Website = v.object({
  website_id: v.number(),
  website_name: v.string(),
  base_url: v.string(),
  subdomain: v.string(),
  /** Where the website opens, with scheme and port; other panels may omit it. */
  website_url: v.optional(v.string()),
  /** Comma-separated name servers; empty until changing them harms nothing. */
  cloudflare_dns: v.string(),
  cloudflare_domain_status: v.string(),
  /** Whether the website was seen to open at its free address; other panels may omit it. */
  is_open: v.optional(v.boolean()),
  /** `held`: the agent put the domain back on its previous website. Other panels may omit it. */
  domain_state: v.optional(DomainState),
  isTrial: v.boolean(),
  trial_end_date: v.nullable(isoDate),
  planStop: v.boolean(),
  plan_price: cad,
  created: isoDate,
  plan_end_date: v.nullable(isoDate),
  /** When the agent paused the plan. */
  paused_at: v.optional(v.nullable(isoDate)),
  /** When the agent cancelled the plan. */
  cancelled_at: v.optional(v.nullable(isoDate)),
  /** Days that pauses have added to the period that was paid last. */
  paused_days: v.optional(v.number()),
  /** What the last payment was for; other panels may omit it. */
  last_paid: v.optional(v.nullable(v.object({ from: isoDate, months: v.number() }))),
  /** Province of the billing address; other panels may omit it. */
  billing_state: v.optional(v.string()),
  /** The agent's template; other panels may omit it. */
  template: v.optional(v.nullable(v.object({ website_name: v.string(), screenshot: v.string() }))),
  plan: v.object({ plan_id: v.number(), plan_name: v.string(), duration: v.number() })
})
export type Website = v.InferOutput<typeof Website>

const ReferralWebsite = v.object({
  base_url: v.string(),
  isTrial: v.boolean(),
  plan_end_date: v.nullable(isoDate)
})

/** Of an account's emails and receipts. */
export const AccountLanguage = v.picklist(['en', 'fr'])

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
  /** The team whose leads they work on; omitted for everybody else. An agent has a website or a team. */
  team: v.optional(
    v.object({
      brokerage: v.string(),
      role: v.picklist(MEMBER_ROLES),
      /** False while the brokerage's plan has no team: there is nothing to see. */
      is_open: v.boolean()
    })
  ),
  /** Logged in with an emailed code: may only set a new password. Other panels may omit it. */
  isReset: v.optional(v.boolean()),
  /** False until the address is verified, then omitted, as by other panels. */
  email_verified: v.optional(v.boolean()),
  /** Has the editor role, for the page /editor. */
  is_editor: v.optional(v.boolean()),
  /** Of the emails and receipts that they get; other panels may omit it. */
  language: v.optional(AccountLanguage)
})
export type User = v.InferOutput<typeof User>
