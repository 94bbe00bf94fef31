import * as v from 'valibot'
import { COUPON_MAX } from '#rules/money/coupon.ts'
import { duration } from './account-details.ts'
import { Done, done, endpoint, Nothing } from '../endpoint.ts'
import { rowId, text } from '../fields.ts'
import * as labels from '../labels.ts'

export const applyPromoCode = endpoint({
  access: 'private',
  /** `coupon_discount_amount` is CAD off each month; `coupon_recurs`: of every payment, not only of the first. */
  answer: v.object({ ...done, coupon_discount_amount: v.number(), coupon_recurs: v.boolean() }),
  input: v.object({
    coupon_code: text(labels.coupon_code, { max: COUPON_MAX }),
    plan_id: rowId(),
    duration
  }),
  method: 'POST',
  path: '/payment/applyPromoCode',
  repeat: 'safe'
})

/** Resumes the agent's newest order after its page was closed; 404 if there is none. */
export const resumeAccount = endpoint({
  access: 'private',
  answer: Done,
  input: Nothing,
  method: 'POST',
  path: '/payment/resumeAccount',
  repeat: 'safe'
})
