import { REFERRAL_PERCENT_EACH, REFERRAL_PERCENT_MAX } from './limits.ts'

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
  const earning = websites.filter((website) => earnsDiscount(website, now)).length
  return Math.min(REFERRAL_PERCENT_MAX, earning * REFERRAL_PERCENT_EACH)
}
