import * as v from 'valibot'
import { cad, isoDate } from '../entities.ts'

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
  /** Truthy if it succeeded. */
  status: v.union([v.boolean(), v.number()])
})
export type Transaction = v.InferOutput<typeof Transaction>

export const BillingDue = v.object({
  amount: v.optional(cad, 0),
  plan_end_date: v.optional(v.string(), ''),
  due_months: v.optional(v.union([v.number(), v.literal('')]), ''),
  /** The next payment, if it differs from this one: `setup_fee` before tax, `amount` with it. */
  next_due: v.optional(
    v.object({ on: isoDate, months: v.number(), setup_fee: cad, amount: v.optional(cad) })
  )
})
export type BillingDue = v.InferOutput<typeof BillingDue>
