import { removeProviderCard } from '../../records/billing/cards.ts'
import { finishWebhookEvent, saveWebhookEvent } from '../../records/billing/webhook-events.ts'
import { chargeOfPayment } from '../../records/billing/charges.ts'
import type { WebhookEvent } from '../../services/cards/card-processor.ts'
import type { World } from '../../services/world.ts'
import { handlePaymentEvent } from '../charges/handle-payment-event.ts'

/**
 * Handles a card provider's event, once however often it is delivered.
 * @throws if that failed, so that the provider delivers it again.
 */
export async function handleWebhook(world: World, event: WebhookEvent): Promise<void> {
  if (!(await saveWebhookEvent(world.db, event, world.clock()))) return
  if (event.about === 'payment') await handlePaymentEvent(world, event.payment_id, event.isPaid)
  if (event.about === 'card-gone') await loseCard(world, event.provider_id)
  const isFirst = await finishWebhookEvent(world.db, event.event_id, world.clock())
  if (isFirst && event.about === 'money-back') await logMoneyBack(world, event)
}

/** Removes a card that was detached at the provider, which removing it here causes too. */
async function loseCard(world: World, provider_id: string): Promise<void> {
  const upm_id = await removeProviderCard(world.db, world.cards.kind, provider_id, world.clock())
  if (upm_id !== undefined) world.log.warn({ upm_id }, 'a card was removed at its provider')
}

/** Nothing happens automatically, since a person has to decide. */
async function logMoneyBack(
  world: World,
  { amount, payment_id, type }: Extract<WebhookEvent, { about: 'money-back' }>
): Promise<void> {
  const charge = payment_id === null ? undefined : await chargeOfPayment(world.db, payment_id)
  const charge_id = charge?.charge_id ?? null
  world.log.warn({ type, payment_id, charge_id, amount }, 'money goes back to a card')
}
