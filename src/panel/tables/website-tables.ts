import type { Generated } from 'kysely'
import type { Duration } from '#rules/limits.ts'
import type { Maybe, MaybeMoment, Moment } from './columns.ts'

type BillingColumns = {
  billing_name: string
  billing_contact: string
  billing_email: string
  billing_address: string
  billing_address_2: string
  billing_city: string
  billing_state: string
  billing_zip: string
}

export type WebsitesTable = BillingColumns & {
  website_id: Generated<number>
  agent_id: string
  order_id: string
  template_id: number
  website_name: string
  base_url: string
  /** Shared by lookalike domains. */
  skeleton: Maybe<string>
  /** The label before the sites' domain. */
  subdomain: string
  salesman_name: string
  salesman_contact: string
  salesman_email: string
  salesman_designation: string
  company_name: string
  company_contact: string
  company_fax: string
  company_email: string
  company_address: string
  company_address_2: string
  /** Comma-separated name servers; empty until assigned. */
  cloudflare_dns: string
  cloudflare_domain_status: 'Active' | 'Inactive'
  /** At Cloudflare; null with the owner's own name servers. */
  zone_id: Maybe<string>
  /** Since when we wait for the domain to use these name servers. */
  dns_since: Moment
  /** The next look at the domain. */
  dns_check_at: MaybeMoment
  /** Since when an active domain has pointed elsewhere. */
  dns_failed_at: MaybeMoment
  /** When the website was first seen at its free address; null while it can't be. */
  opened_at: MaybeMoment
  /** Why changing the name servers now would harm the domain. */
  domain_block: Maybe<'dnssec' | 'mail-host' | 'records'>
  /** How DNS sends the domain's visitors to us; null if it doesn't. */
  domain_way: Maybe<'name-servers' | 'records'>
  /** The name servers that the agent was given; they may be set once these are `cloudflare_dns`. */
  name_servers_told: Generated<string>
  /** When the agent put the domain back on its previous website. */
  domain_held_at: MaybeMoment
  plan_id: number
  plan_name: string
  duration: Duration
  /** Cents a month, as agreed at the last order. */
  plan_price: number
  setup_fee_due: number
  coupon_code: string | null
  isTrial: boolean
  trial_end_date: MaybeMoment
  planStop: boolean
  created: Moment
  plan_end_date: Moment
  /** The plan's months are counted from here. */
  plan_anchor: Moment
  paused_at: MaybeMoment
  /** Days that pauses have added to the last paid period. */
  paused_days: Generated<number>
  cancelled_at: MaybeMoment
  overdue_since: MaybeMoment
  /** From the next renewal on. */
  next_duration: Maybe<Duration>
  next_duration_price: Maybe<number>
  next_plan_price: Maybe<number>
  next_price_from: MaybeMoment
  /** The plan end that the agent was last reminded of. */
  reminded_for: MaybeMoment
  /** The next charge; null during a charge as well. */
  charge_at: MaybeMoment
  /** When the website is taken offline automatically. */
  stop_at: MaybeMoment
}

/** An agent's proof that a domain on another agent's website is theirs: a TXT record with the token. */
export type DomainClaimsTable = {
  agent_id: string
  base_url: string
  token: string
  created: Moment
}

export type WebsitePicturesTable = {
  website_id: number
  field: 'company_logo' | 'logo' | 'salesman_image'
  data_url: string
}
