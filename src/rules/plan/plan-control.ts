import type { PlanPhase } from './plan-phase.ts'

export type PlanStep = 'cancel' | 'change-duration' | 'keep' | 'pause' | 'resume'

const PAY_FIRST = 'A payment is due. Pay it first, on the billing page.'
const NOT_CANCELLED = 'Your plan is not cancelled.'
const NOT_PAUSED = 'Your plan is not paused.'
const KEEP_FIRST = 'Your plan is cancelled. Keep it first.'
const OVER = 'Your plan is over. Renew it first.'

/** Why a step can't be taken now; a phase that is not named can. */
const REFUSALS: Record<PlanStep, Partial<Record<PlanPhase, string>>> = {
  pause: {
    trial: 'A trial can’t be paused, but it can be cancelled at any time.',
    overdue: PAY_FIRST,
    paused: 'Your plan is paused already.',
    // Or a trial would be cancelled, paused and kept.
    cancelling: KEEP_FIRST,
    ended: OVER
  },
  resume: {
    trial: NOT_PAUSED,
    active: NOT_PAUSED,
    overdue: PAY_FIRST,
    cancelling: NOT_PAUSED
  },
  cancel: {
    cancelling: 'Your plan is cancelled already.',
    ended: 'Your plan is cancelled already.'
  },
  keep: {
    trial: NOT_CANCELLED,
    active: NOT_CANCELLED,
    overdue: NOT_CANCELLED,
    ended: OVER
  },
  'change-duration': {
    overdue: PAY_FIRST,
    paused: 'Your plan is paused. Resume it first.',
    cancelling: KEEP_FIRST,
    ended: OVER
  }
}

/** Why the step can't be taken, in words for the agent. A paused plan may be cancelled as well: then it is kept or cancelled as that. */
export function refuseStep(
  step: PlanStep,
  phase: PlanPhase,
  isCancelled: boolean
): string | undefined {
  if (phase === 'paused' && step === 'cancel' && isCancelled)
    return 'Your plan is cancelled already.'
  if (phase === 'paused' && step === 'keep' && !isCancelled) return NOT_CANCELLED
  return REFUSALS[step][phase]
}
