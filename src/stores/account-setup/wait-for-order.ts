import type { Endpoint, AnswerOf, Outcome } from '#contract/endpoint.ts'
import { IN_PROCESS } from '#contract/endpoint.ts'
import { confirmPayment } from '../billing/card-challenge.ts'

/** Silences in a row before the person is told; an order known to be running is asked about for longer. */
const SILENCES_MAX = 2
const SILENCES_RUNNING_MAX = 30
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 5000

/**
 * Asks until there is an answer: 202 is none, and silence may hide one. Where the order waits for the card's owner, they
 * are brought to their bank, and the panel is asked what came of it.
 */
export async function seeThrough<E extends Endpoint>(
  ask: () => Promise<Outcome<AnswerOf<E>>>,
  { onRunning }: { onRunning?: () => void } = {}
): Promise<Outcome<AnswerOf<E>>> {
  let silences = 0
  let patience = SILENCES_MAX
  let wasAsked = false
  let fault: string | undefined
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
    const outcome = await ask()
    if (outcome.ok) return outcome
    if (outcome.confirmation && fault !== undefined) return { ...outcome, message: fault }
    if (outcome.api_status === IN_PROCESS) {
      silences = 0
      patience = SILENCES_RUNNING_MAX
    } else if (outcome.reason === 'refused' || ++silences > patience) {
      return outcome
    }
    if (outcome.confirmation) {
      const confirmed = await confirmPayment(outcome.confirmation)
      if (!confirmed.ok) fault = confirmed.message
    } else if (outcome.api_status === IN_PROCESS) {
      onRunning?.()
    }
    // Right after the owner's answer the panel can know; a provider that has not heard of it yet is given time.
    if (!outcome.confirmation || wasAsked) await new Promise((done) => setTimeout(done, wait))
    wasAsked = outcome.confirmation !== undefined
  }
}
