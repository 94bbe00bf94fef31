import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import { CONFIRM_WITHIN_MS } from '#rules/money/confirmation.ts'
import type { ChargeRow } from '../../records/billing/charges.ts'
import type { CardProcessor, PaymentResult } from '../../services/cards/card-processor.ts'
import type { World } from '../../services/world.ts'
import type { Outcome } from './charge-handler.ts'
import { HANDLERS } from './handlers.ts'

export type OwnerAsked = Extract<PaymentResult, { state: 'needs_action' }>
export type SubmittedCharge = ChargeRow & { provider_id: string }

/** Creates a payment without taking money yet. Idempotent, as the charge's id is its key. */
export async function createPayment(
  world: World,
  charge: ChargeRow,
  payer: { provider_id: string | undefined; customer: string | undefined }
): Promise<string> {
  const { customer, provider_id } = payer
  if (provider_id === undefined || customer === undefined) {
    throw new Error('a card without its customer')
  }
  const purpose = await HANDLERS[charge.kind].describe(world.db, charge)
  const { payment_id } = await world.cards.createPayment({
    amount: charge.amount,
    customer,
    description: `${world.settings.productName}: ${purpose}`,
    idempotencyKey: charge.charge_id,
    provider_id
  })
  return payment_id
}

/**
 * Confirms a payment, or retrieves one that may have been confirmed before. A payment that the
 * cardholder has to confirm is cancelled if they aren't present, or after an hour.
 * @throws if the processor gives no definite answer, which is not a failure.
 */
export async function takePayment(
  world: World,
  charge: SubmittedCharge
): Promise<Outcome | OwnerAsked> {
  const { cards } = world
  const { attended, provider_id } = charge
  const answer = await confirmOnce(cards, charge)
  const result = await cancelDeclined(cards, provider_id, answer)
  if (result.state !== 'needs_action') return outcomeOf(charge, result)

  const age = world.clock().getTime() - charge.created.getTime()
  if (attended && age < CONFIRM_WITHIN_MS) return result
  const ended = await cards.cancelPayment(provider_id)
  if (ended.state !== 'declined') return outcomeOf(charge, ended)
  const t = billingRefusals[DEFAULT_LANGUAGE]
  return {
    charge,
    result: { state: 'declined', message: attended ? t.confirmedTooLate : t.confirmPayment },
    asksOwner: !attended
  }
}

async function confirmOnce(
  cards: CardProcessor,
  { provider_id, state }: SubmittedCharge
): Promise<PaymentResult> {
  if (state === 'created') return cards.confirmPayment(provider_id)
  const known = await cards.retrievePayment(provider_id)
  return known.state === 'unconfirmed' ? cards.confirmPayment(provider_id) : known
}

/**
 * Cancels a declined payment before its charge is recorded as failed, since a browser with its secret
 * could still pay it. Returns the success if the browser was quicker.
 */
async function cancelDeclined(
  cards: CardProcessor,
  provider_id: string,
  result: PaymentResult
): Promise<PaymentResult> {
  if (result.state !== 'declined') return result
  const cancelled = await cards.cancelPayment(provider_id)
  return cancelled.state === 'declined' ? result : cancelled
}

function outcomeOf(charge: ChargeRow, result: PaymentResult): Outcome {
  if (result.state === 'unconfirmed' || result.state === 'needs_action') {
    throw new Error(`the payment is still ${result.state}`)
  }
  return { charge, result, asksOwner: false }
}
