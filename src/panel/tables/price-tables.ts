import type { ColumnType } from 'kysely'
import type { SiteLimits } from '#rules/plan/site-limits.ts'
import type { TaxPart } from '#rules/money/tax.ts'
import type { Json, MaybeMoment, Moment } from './columns.ts'

export type PlansTable = {
  plan_id: number
  plan_name: string
  plan_price: number
  setup_fee: number
  /** Percent off by duration in months. */
  discount: Json<Record<string, number>>
  plan_features: Json<{ title: string; features: string[] }[]>
  /** What the plan’s websites may have; the list of features names it. */
  limits: ColumnType<SiteLimits, string | undefined, string>
  position: number
}

export type ProvincesTable = { province_shortcode: string; province_name: string; name: string }

export type TaxRatesTable = {
  province_shortcode: string
  /** First day in force, 'YYYY-MM-DD'. */
  starts_on: string
  taxes: Json<TaxPart[]>
}

export type CouponsTable = {
  coupon_code: string
  kind: 'amount' | 'percent'
  /** Cents a month, or percent. */
  value: number
  plan_ids: Json<number[]>
  durations: Json<number[]>
  starts_at: MaybeMoment
  ends_at: MaybeMoment
  max_redemptions: number | null
  /** Whether it applies to renewals too. */
  recurs: boolean
}

export type CouponRedemptionsTable = {
  coupon_code: string
  agent_id: string
  order_id: string
  created: Moment
}
