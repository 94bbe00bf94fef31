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
  /** What all domains that look like this one have in common. */
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
  /** Comma-separated name servers; empty until there are some. */
  cloudflare_dns: string
  cloudflare_domain_status: 'Active' | 'Inactive'
  /** At whoever runs the name servers; null where nobody does it for us. */
  zone_id: Maybe<string>
  /** Since when the domain has been waited for under these name servers. */
  dns_since: Moment
  /** When to look again whether the domain leads to us; null where there is nothing to look for. */
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
  /** The moment the plan's months are counted from. */
  plan_anchor: Moment
  paused_at: MaybeMoment
  cancelled_at: MaybeMoment
  overdue_since: MaybeMoment
  /** From the next renewal on. */
  next_duration: Maybe<Duration>
  next_duration_price: Maybe<number>
  next_plan_price: Maybe<number>
  next_price_from: MaybeMoment
  /** The plan's end whose payment the agent was reminded of. */
  reminded_for: MaybeMoment
  /** When money is asked for the next time; null while a charge is under way, too. */
  charge_at: MaybeMoment
  /** When the website goes off by itself. */
  stop_at: MaybeMoment
}

export type WebsitePicturesTable = {
  website_id: number
  field: 'company_logo' | 'logo' | 'salesman_image'
  data_url: string
}
