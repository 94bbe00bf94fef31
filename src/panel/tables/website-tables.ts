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
  /** The next check of whether the domain points to us; null if none is needed. */
  dns_check_at: MaybeMoment
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

export type WebsitePicturesTable = {
  website_id: number
  field: 'company_logo' | 'logo' | 'salesman_image'
  data_url: string
}
