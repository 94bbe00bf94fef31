import { planPhase, type PlanFacts } from './plan-phase.ts'
import type { SiteLimits } from './site-limits.ts'

/**
 * How many members a website's team may have now. A plan that doesn't name a number has no team, and
 * while a plan is paused or over, its members have no access.
 */
export function teamSize(limits: SiteLimits, plan: PlanFacts, now: Date): number {
  const phase = planPhase(plan, now)
  if (plan.planStop || phase === 'paused' || phase === 'ended') return 0
  return limits.members ?? 0
}
