import * as v from 'valibot'
import { done, endpoint } from '../endpoint.ts'
import { cad, isoDate } from '../entities.ts'

/** A payment's receipt, with everything that the tax authority requires at any amount. */
export const Receipt = v.object({
  transaction_id: v.string(),
  created: isoDate,
  /** Of the billing address: times are those of its zone. */
  billing_state: v.string(),
  seller_name: v.string(),
  /** As the owner set them; may be empty. */
  seller_tax_numbers: v.string(),
  buyer_name: v.string(),
  /** Line by line, as on an envelope. */
  buyer_address: v.array(v.string()),
  /** What was bought, and for which period. */
  description: v.string(),
  terms: v.string(),
  /** The setup fee in the subtotal, in CAD. */
  setup_fee: v.optional(cad, 0),
  /** CAD taken off the plan's price; none are known of old payments. */
  discounts: v.optional(
    v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('coupon'), code: v.string(), amount: cad }),
        v.object({ kind: v.literal('referral'), percent: v.number(), amount: cad })
      ])
    ),
    []
  ),
  /** The plan's price less the discounts, and the setup fee. */
  subtotal: cad,
  taxes: v.array(v.object({ name: v.string(), percent: v.number(), amount: cad })),
  /** Tax included. */
  amount: cad
})
export type Receipt = v.InferOutput<typeof Receipt>

const input = v.object({ transaction_id: v.string() })

/** Only for the agent's own successful payments. */
export const receipt = endpoint({
  access: 'private',
  answer: v.object({ ...done, ...Receipt.entries }),
  input,
  method: 'GET',
  path: '/payment/receipts/:transaction_id'
})

/** The same as a PDF. */
export const receiptPdf = endpoint({
  access: 'private',
  answer: v.blob(),
  input,
  method: 'GET',
  path: '/payment/receipts/:transaction_id/pdf'
})
