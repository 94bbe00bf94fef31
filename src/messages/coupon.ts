import { listOf } from './list.ts'
import type { CouponMismatch } from '#rules/money/coupon.ts'
import type { Duration } from '#rules/limits.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const en = {
  apply: 'Apply',
  remove: 'Remove',
  checkingCode: (code: string) => `Checking ${code}…`,
  checking: 'Checking…',
  applied: 'Promo code applied successfully.',
  invalid: 'This promo code is not valid.',
  saves: (
    code: string,
    { amount, plan, recurs }: { amount: string; plan: string; recurs: boolean }
  ) =>
    `${code} takes ${amount} a month off the ${plan} plan${recurs ? '' : ', on your first payment only'}.`,

  /** Names the plans and durations that a code is for. */
  mismatch(code: string, { durations, plans }: CouponMismatch): string {
    const names = plans.length > 0 && `the ${listOf(plans)} plan${plans.length > 1 ? 's' : ''}`
    const lasts =
      durations.length > 0 &&
      `${listOf(durations.map(String), 'or')} month${durations.at(-1) === 1 ? '' : 's'}`
    if (!names) return `${code} is only valid for plans of ${lasts}.`
    return `${code} is only valid for ${names}${lasts ? `, for ${lasts}` : ''}.`
  },

  /** What a code does to the next charge of a duration. */
  note: ({ applies, code }: { applies: boolean; code: string }, duration: Duration) =>
    applies
      ? `Your code ${code} applies to the next charge.`
      : `${code} doesn’t apply to ${durationMessages.en.names[duration].toLowerCase()} billing.`
}

export const couponMessages: Translated<typeof en> = { en }
