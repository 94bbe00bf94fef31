import { billingMessages } from '#messages/billing.ts'
import type { PlanPhase } from '#rules/plan/plan-phase.ts'
import { useMessages } from '../use-messages.ts'

/** The plan's status, the same on the home and the billing page. */
export function PhaseTag({ phase }: { phase: PlanPhase }) {
  const { phases } = useMessages(billingMessages)
  return <span className={`tag ${TONES[phase]}`}>{phases[phase]}</span>
}

const TONES: Record<PlanPhase, 'bad' | 'warn' | ''> = {
  trial: 'warn',
  active: '',
  overdue: 'warn',
  paused: 'warn',
  cancelling: 'warn',
  ended: 'bad'
}
