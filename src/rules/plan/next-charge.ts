import { triesAfter } from './dunning.ts'
import { planPhase } from './plan-phase.ts'
import { type BilledPlan, type ChargeFacts, type ChargeQuote, quoteCharge } from './quote-charge.ts'

/**
 * What is charged next if the agent does nothing. `scheduled`: the trial's first charge, or a renewal; `retrying`: a failed
 * payment is retried; `unpaid`: every retry has failed; `processing`: a charge is running; `confirming`: the bank is
 * waiting for the cardholder.
 */
export const CHARGE_STATES = [
  'scheduled',
  'retrying',
  'unpaid',
  'processing',
  'confirming',
  'paused',
  'cancelled',
  'ended'
] as const
export type ChargeState = (typeof CHARGE_STATES)[number]

/** The next automatic charge. */
export type AutomaticCharge = ChargeQuote & {
  at: Date
  /** The retries after this one; empty for a first try, whose failure starts the schedule. */
  retries: Date[]
}

export type NextCharge = {
  state: ChargeState
  charge: AutomaticCharge | null
  /** Cents of the running charge. */
  processing: number | null
  /** When the website goes offline automatically. */
  siteOffAt: Date | null
}

/** A running charge: nothing else is charged until it has ended. */
export type LiveCharge = { amount: number; state: string }

/** The single source for the next charge, used by the API, pages, emails, report and the engine itself. */
export function nextCharge(
  plan: BilledPlan,
  facts: { now: Date; live: LiveCharge | undefined; on: (at: Date) => ChargeFacts }
): NextCharge {
  const { live, now } = facts
  const siteOffAt = plan.planStop ? null : plan.stop_at
  if (live) {
    const state = live.state === 'needs_action' ? 'confirming' : 'processing'
    return { state, charge: null, processing: live.amount, siteOffAt }
  }
  const none = { charge: null, processing: null, siteOffAt }
  const phase = planPhase(plan, now)
  if (phase === 'paused') return { state: 'paused', ...none }
  if (phase === 'cancelling') return { state: 'cancelled', ...none }
  if (phase === 'ended') return { state: 'ended', ...none }
  if (!plan.charge_at) return { state: 'unpaid', ...none }

  // A charge that has just become due is made within the minute.
  const at = plan.charge_at > now ? plan.charge_at : now
  const retries = plan.overdue_since ? triesAfter(plan.overdue_since, at) : []
  const charge = { ...quoteCharge(plan, facts.on(at)), at, retries }
  return { ...none, state: plan.overdue_since ? 'retrying' : 'scheduled', charge }
}
