import type { PlanPhase } from './plan-phase.ts'

/** A duration in months and its price in cents per month. */
export type Billed = { duration: number; price: number }

/** How the plan is billed; `next` from its renewal on, which is `renewsOn` where that day is certain. */
export type PlanHeadline = {
  billed: Billed
  next?: Billed
  renewsOn?: string
  province: string | undefined
}

/** How the plan is billed now, and from its next renewal if the agent has changed that. */
export function planHeadline(plan: {
  phase: PlanPhase
  isTrial: boolean
  current: Billed
  next: Billed | undefined
  planEnd: string
  province: string | undefined
}): PlanHeadline {
  const { current, isTrial, next, phase, planEnd, province } = plan
  if (!next || next.duration === current.duration) return { billed: current, province }
  // Nothing has been billed in a trial: the change applies from the first charge.
  if (isTrial) return { billed: next, province }
  // Renew charges for the duration chosen last.
  if (phase === 'ended') return { billed: next, province }
  if (phase === 'cancelling') return { billed: current, province }
  // The renewal of a paused or an overdue plan moves.
  return { billed: current, next, province, ...(phase === 'active' && { renewsOn: planEnd }) }
}
