/** How a plan stands. `cancelling` still runs, `ended` was cancelled and is over, `overdue` waits for a payment. */
export const PLAN_PHASES = ['trial', 'active', 'overdue', 'paused', 'cancelling', 'ended'] as const
export type PlanPhase = (typeof PLAN_PHASES)[number]
