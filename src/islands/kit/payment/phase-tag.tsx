import type { PlanPhase } from '#rules/plan/plan-phase.ts'

/** The state of the plan, worded alike on home and on the billing page. */
export function PhaseTag({ isCancelled, phase }: { isCancelled: boolean; phase: PlanPhase }) {
  const { tag, tone } = phase === 'paused' && isCancelled ? PAUSED_CANCELLED : PHASES[phase]
  return <span className={`tag ${tone}`}>{tag}</span>
}

const PAUSED_CANCELLED = { tag: 'Paused, cancelled', tone: 'warn' }

const PHASES = {
  trial: { tag: 'Free trial', tone: 'warn' },
  active: { tag: 'Active', tone: '' },
  overdue: { tag: 'Payment due', tone: 'warn' },
  paused: { tag: 'Paused', tone: 'warn' },
  cancelling: { tag: 'Cancelled', tone: 'warn' },
  ended: { tag: 'Ended', tone: 'bad' }
} as const
