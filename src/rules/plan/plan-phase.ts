import { graceEnd, nextTry } from './dunning.ts'

/** A plan's status. `cancelling`: cancelled but still running; `ended`: cancelled and over; `overdue`: unpaid. */
export const PLAN_PHASES = ['trial', 'active', 'overdue', 'paused', 'cancelling', 'ended'] as const
export type PlanPhase = (typeof PLAN_PHASES)[number]

export type PlanFacts = {
  isTrial: boolean
  /** The website is offline. */
  planStop: boolean
  plan_end_date: Date
  paused_at: Date | null
  cancelled_at: Date | null
  /** When the missing payment first failed. */
  overdue_since: Date | null
}

export function planPhase(plan: PlanFacts, now: Date): PlanPhase {
  if (plan.paused_at) return 'paused'
  if (plan.cancelled_at) return plan.plan_end_date <= now ? 'ended' : 'cancelling'
  if (plan.overdue_since || plan.plan_end_date <= now) return 'overdue'
  return plan.isTrial ? 'trial' : 'active'
}

/** When the card is charged next, and when the website goes offline automatically; null for never. */
export function nextSteps(
  plan: Omit<PlanFacts, 'isTrial'>,
  now: Date
): { charge_at: Date | null; stop_at: Date | null } {
  if (plan.paused_at) return { charge_at: null, stop_at: null }
  const stopAt = (moment: Date) => (plan.planStop ? null : moment)
  if (plan.cancelled_at) return { charge_at: null, stop_at: stopAt(plan.plan_end_date) }
  if (!plan.overdue_since) return { charge_at: plan.plan_end_date, stop_at: null }
  return {
    charge_at: nextTry(plan.overdue_since, now) ?? null,
    stop_at: stopAt(graceEnd(plan.plan_end_date))
  }
}
