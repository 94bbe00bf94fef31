import type { PlanPhase } from '#rules/plan/plan-phase.ts'

/** How the plan stands, in the same words on home and on the billing page. */
export function PhaseTag({ phase }: { phase: PlanPhase }) {
  const { tag, tone } = PHASES[phase]
  return <span className={`tag ${tone}`}>{tag}</span>
}

const PHASES = {
  trial: { tag: 'Free trial', tone: 'warn' },
  active: { tag: 'Active', tone: '' },
  overdue: { tag: 'Payment due', tone: 'warn' },
  paused: { tag: 'Paused', tone: 'warn' },
  cancelling: { tag: 'Ends soon', tone: 'warn' },
  ended: { tag: 'Ended', tone: 'bad' }
} as const
