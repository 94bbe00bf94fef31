import { REFERRAL_PERCENT_EACH, REFERRAL_PERCENT_MAX } from '../limits.ts'

export function isRunning(website: { plan_end_date: string | null }, now: Date): boolean {
  return website.plan_end_date !== null && new Date(website.plan_end_date) > now
}

/** What a referral discount depends on; `ends`: paused or cancelled, so it won't renew. */
export type ReferredPlan = { isTrial: boolean; plan_end_date: Date; ends: boolean }

/** When a charge is due, and the current time. */
type ChargeMoment = { at: Date; now: Date }

/** Percent off a charge. */
export function referralPercent(plans: readonly ReferredPlan[], moment: ChargeMoment): number {
  const earning = plans.filter((plan) => earnsDiscount(plan, moment)).length
  return Math.min(REFERRAL_PERCENT_MAX, earning * REFERRAL_PERCENT_EACH)
}

/**
 * Whether a referred website earns a discount on a charge due `at`. A late charge counts plans that ran
 * when it was due; an upcoming one counts plans that run now and will renew.
 */
function earnsDiscount(plan: ReferredPlan, { at, now }: ChargeMoment): boolean {
  if (plan.isTrial) return false
  if (at <= now) return plan.plan_end_date > at
  return plan.plan_end_date > now && (plan.plan_end_date > at || !plan.ends)
}

export type Person = { email: string; phone: string }

/** Self-referral check: the same phone or the same mailbox ('ann+2@…') is the same person. */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.phone === other.phone || mailboxOf(one.email) === mailboxOf(other.email)
}

function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}
