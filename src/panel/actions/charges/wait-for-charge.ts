import { setTimeout as pause } from 'node:timers/promises'
import { IN_PROCESS } from '#contract/endpoint.ts'
import { type Language, messageFrom } from '#messages/language.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import { cardRefusals } from '#messages/refusals/cards.ts'
import { CALL_TIMEOUT_MS } from '#rules/limits.ts'
import { toCad } from '#rules/money/money.ts'
import { chargeById, type ChargeRow, isLive } from '../../records/billing/charges.ts'
import { cardFailureIn } from '../../services/cards/card-failure.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { HANDLERS } from './handlers.ts'
import { processCharge } from './process-charges.ts'

/** The browser times out, so the answer is sent well before. */
const PATIENCE_MS = CALL_TIMEOUT_MS - 2_000
const POLL_MS = 100

const DECLINED = messageFrom(cardRefusals, (t) => t.declined)

/**
 * Processes a charge, or waits for the process that does, until shortly before the browser times out.
 * Returns once it is paid.
 * @throws Refused with the reason if it was declined; with status 202 if it has no outcome yet or
 * waits for the cardholder.
 */
export async function waitForCharge(world: World, charge: ChargeRow): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  let current = charge
  while (isLive(current)) {
    const left = Math.max(0, deadline - performance.now())
    const progress = await Promise.race([
      processCharge(world, current),
      pause(left, 'too slow' as const, { ref: false })
    ])
    current = await chargeById(world.db, charge.charge_id)
    if (!isLive(current)) break
    if (typeof progress === 'object') {
      const { client_secret, payment_method } = progress
      const confirmation = { amount: toCad(current.amount), client_secret, payment_method }
      throw new Refused(
        messageFrom(billingRefusals, (t) => t.confirmPayment),
        IN_PROCESS,
        { confirmation }
      )
    }
    if (progress !== 'busy' || left === 0) {
      throw new Refused(HANDLERS[current.kind].inProcess, IN_PROCESS)
    }
    await pause(POLL_MS)
  }
  if (current.state === 'declined') {
    const { message } = current
    const why = (language: Language) => cardFailureIn(language, message ?? '')
    throw new Refused(message === null ? DECLINED : why, 422)
  }
}
