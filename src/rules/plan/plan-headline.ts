import { DURATION_NAMES, DURATIONS } from '../limits.ts'
import { writeCad } from '../money/money.ts'
import { writeBusinessDay } from '../time/time-zone.ts'
import type { PlanPhase } from './plan-phase.ts'

/** A duration in months and its price in cents per month. */
export type Billed = { duration: number; price: number }

/** How the plan is billed, and how from the next renewal on where the agent has changed that. */
export function planHeadline(plan: {
  phase: PlanPhase
  isTrial: boolean
  current: Billed
  next: Billed | undefined
  planEnd: string
  province: string | undefined
}): string {
  const { current, isTrial, next, phase, planEnd, province } = plan
  if (!next || next.duration === current.duration) return `${writeBilled(current)}.`
  // Nothing has been billed in a trial: the change holds from the first charge.
  if (isTrial) return `${writeBilled(next)}.`
  if (phase === 'cancelling' || phase === 'ended') return `${writeBilled(current)}.`
  // The renewal of a paused or an overdue plan moves.
  const until = phase === 'active' ? ` until ${writeBusinessDay(planEnd, province)},` : ','
  return `${writeBilled(current)}${until} then ${writeBilled(next)}.`
}

/** "Annual, CAD 63.20 per month". */
function writeBilled({ duration, price }: Billed): string {
  const months = DURATIONS.find((known) => known === duration)
  return `${months ? DURATION_NAMES[months] : duration}, ${writeCad(price)} per month`
}
