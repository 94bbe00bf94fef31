import { billingMessages } from '#messages/billing.ts'
import type { PlanPhase } from '#rules/plan/plan-phase.ts'
import { useMessages } from '../use-messages.ts'

/** The plan's status, the same on the home and the billing page. */
export function PhaseTag({ isCancelled, phase }: { isCancelled: boolean; phase: PlanPhase }) {
  const { pausedAndCancelled, phases } = useMessages(billingMessages)
  const text = phase === 'paused' && isCancelled ? pausedAndCancelled : phases[phase]
  return <span className={`tag ${TONES[phase]}`}>{text}</span>
}

const TONES: Record<PlanPhase, 'bad' | 'warn' | ''> = {
  trial: 'warn',
  active: '',
  overdue: 'warn',
  paused: 'warn',
  cancelling: 'warn',
  ended: 'bad'
}
