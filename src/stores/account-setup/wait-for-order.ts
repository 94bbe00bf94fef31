import type { Endpoint, AnswerOf, Outcome } from '#contract/endpoint.ts'
import { IN_PROCESS } from '#contract/endpoint.ts'
import { confirmPayment } from '../billing/card-challenge.ts'

/** Unanswered requests in a row before giving an error; more for an order known to be running. */
const UNANSWERED_MAX = 2
const UNANSWERED_RUNNING_MAX = 30
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 5000

/**
 * Polls until there is a final answer. 202 means still running, and a lost answer may hide a final one. If the bank asks the
 * cardholder to confirm, the card provider does that, and polling goes on.
 */
export async function waitForOrder<E extends Endpoint>(
  ask: () => Promise<Outcome<AnswerOf<E>>>,
  { onRunning }: { onRunning?: () => void } = {}
): Promise<Outcome<AnswerOf<E>>> {
  let unanswered = 0
  let most = UNANSWERED_MAX
  let wasAsked = false
  let refusal: string | undefined
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
    const outcome = await ask()
    if (outcome.ok) return outcome
    if (outcome.confirmation && refusal !== undefined) return { ...outcome, message: refusal }
    if (outcome.api_status === IN_PROCESS) {
      unanswered = 0
      most = UNANSWERED_RUNNING_MAX
    } else if (outcome.reason === 'refused' || ++unanswered > most) {
      return outcome
    }
    if (outcome.confirmation) {
      const confirmed = await confirmPayment(outcome.confirmation)
      if (!confirmed.ok) refusal = confirmed.message
    } else if (outcome.api_status === IN_PROCESS) {
      onRunning?.()
    }
    // No pause right after the cardholder's answer, unless the provider doesn't know it yet.
    if (!outcome.confirmation || wasAsked) await new Promise((done) => setTimeout(done, wait))
    wasAsked = outcome.confirmation !== undefined
  }
}
