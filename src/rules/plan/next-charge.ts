import { triesAfter } from './dunning.ts'
import { planPhase } from './plan-phase.ts'
import { type BilledPlan, type ChargeFacts, type ChargeQuote, quoteCharge } from './quote-charge.ts'

/**
 * What happens next with an agent's money, if the agent does nothing. `scheduled`: the trial's first charge, or a
 * renewal; `retrying`: a payment failed and is tried again; `unpaid`: every try has failed; `processing`: a charge has
 * been made and not ended; `confirming`: the bank waits for the card's owner.
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

/** The next charge that nobody has to ask for. */
type AutomaticCharge = ChargeQuote & {
  at: Date
  /** When it is tried again should it fail; empty for a first try, whose failure starts the schedule. */
  retries: Date[]
}

export type NextCharge = {
  state: ChargeState
  charge: AutomaticCharge | null
  /** Cents of the charge that has been made and not ended. */
  processing: number | null
  /** When the website goes off by itself. */
  siteOffAt: Date | null
}

/** A charge that has been made and not ended: nothing else is charged before it has. */
export type LiveCharge = { amount: number; state: string }

/**
 * The one answer to "what will be charged next, when, and how much", for the API, the pages, the emails and the
 * report. The engine charges on `charge_at` by the same quote.
 */
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

  // What has just fallen due is charged within the minute.
  const at = plan.charge_at > now ? plan.charge_at : now
  const retries = plan.overdue_since ? triesAfter(plan.overdue_since, at) : []
  const charge = { ...quoteCharge(plan, facts.on(at)), at, retries }
  return { ...none, state: plan.overdue_since ? 'retrying' : 'scheduled', charge }
}
