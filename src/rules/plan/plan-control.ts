import type { PlanPhase } from './plan-phase.ts'

export type PlanStep = 'cancel' | 'change-duration' | 'keep' | 'pause' | 'resume'

/** Why a step isn't possible now. */
export type StepRefusal =
  | 'already-cancelled'
  | 'already-paused'
  | 'ended'
  | 'keep-first'
  | 'not-cancelled'
  | 'not-paused'
  | 'pay-first'
  | 'resume-first'
  | 'trial'

/** A step is possible in every phase that is missing here. */
const REFUSALS: Record<PlanStep, Partial<Record<PlanPhase, StepRefusal>>> = {
  pause: {
    trial: 'trial',
    overdue: 'pay-first',
    paused: 'already-paused',
    // Otherwise a trial could be cancelled, paused and kept.
    cancelling: 'keep-first',
    ended: 'ended'
  },
  resume: {
    trial: 'not-paused',
    active: 'not-paused',
    overdue: 'pay-first',
    cancelling: 'not-paused'
  },
  cancel: {
    cancelling: 'already-cancelled',
    ended: 'already-cancelled'
  },
  keep: {
    trial: 'not-cancelled',
    active: 'not-cancelled',
    overdue: 'not-cancelled',
    ended: 'ended'
  },
  'change-duration': {
    overdue: 'pay-first',
    paused: 'resume-first',
    cancelling: 'keep-first',
    ended: 'ended'
  }
}

/** Why a step isn't possible, if it isn't. A paused plan can be cancelled too, and then only kept. */
export function refuseStep(
  step: PlanStep,
  phase: PlanPhase,
  isCancelled: boolean
): StepRefusal | undefined {
  if (phase === 'paused' && step === 'cancel' && isCancelled) return 'already-cancelled'
  if (phase === 'paused' && step === 'keep' && !isCancelled) return 'not-cancelled'
  return REFUSALS[step][phase]
}
