import { REFERRAL_PERCENT_EACH, REFERRAL_PERCENT_MAX } from '../limits.ts'

export type ReferredWebsite = { isTrial: boolean; plan_end_date: string | null }

/** A referred website past its trial, with its plan running, earns a discount. */
export function earnsDiscount(website: ReferredWebsite, now: Date): boolean {
  return !website.isTrial && isRunning(website, now)
}

export function isRunning(website: ReferredWebsite, now: Date): boolean {
  return website.plan_end_date !== null && new Date(website.plan_end_date) > now
}

/** Percent off the next payment cycle. */
export function referralPercent(websites: readonly ReferredWebsite[], now: Date): number {
  return percentOf(websites.filter((website) => earnsDiscount(website, now)).length)
}

/** A referred website as far as a discount depends on it; `ends`: paused or cancelled, so it doesn't renew by itself. */
export type ReferredPlan = { isTrial: boolean; plan_end_date: Date; ends: boolean }

/**
 * Whether a referred website earns a discount on a charge at a moment. A charge that is late counts what ran when it
 * fell due; one that is announced counts what runs now, and is expected to renew.
 */
export function earnsDiscountAt(plan: ReferredPlan, { at, now }: { at: Date; now: Date }): boolean {
  if (plan.isTrial) return false
  if (at <= now) return plan.plan_end_date > at
  return plan.plan_end_date > now && (plan.plan_end_date > at || !plan.ends)
}

/** What so many earning referrals take off. */
export function percentOf(earning: number): number {
  return Math.min(REFERRAL_PERCENT_MAX, earning * REFERRAL_PERCENT_EACH)
}

export type Person = { email: string; phone: string }

/** Nobody refers themselves: one phone, or one mailbox under two of its addresses ('ann+2@…'), is one person. */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.phone === other.phone || mailboxOf(one.email) === mailboxOf(other.email)
}

function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}
