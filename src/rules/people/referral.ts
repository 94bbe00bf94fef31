import { REFERRAL_PERCENT_EACH, REFERRAL_PERCENT_MAX } from '../limits.ts'

export type ReferredWebsite = { isTrial: boolean; plan_end_date: string | null }

/** A referred website earns a discount once its trial is over, while its plan runs. */
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

/** What a referral discount depends on; `ends`: paused or cancelled, so it won't renew. */
export type ReferredPlan = { isTrial: boolean; plan_end_date: Date; ends: boolean }

/**
 * Whether a referred website earns a discount on a charge due `at`. A late charge counts plans that ran
 * when it was due; an upcoming one counts plans that run now and will renew.
 */
export function earnsDiscountAt(plan: ReferredPlan, { at, now }: { at: Date; now: Date }): boolean {
  if (plan.isTrial) return false
  if (at <= now) return plan.plan_end_date > at
  return plan.plan_end_date > now && (plan.plan_end_date > at || !plan.ends)
}

/** The discount for this many earning referrals. */
export function percentOf(earning: number): number {
  return Math.min(REFERRAL_PERCENT_MAX, earning * REFERRAL_PERCENT_EACH)
}

export type Person = { email: string; phone: string }

/** Self-referral check: the same phone or the same mailbox ('ann+2@…') is the same person. */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.phone === other.phone || mailboxOf(one.email) === mailboxOf(other.email)
}

function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}
