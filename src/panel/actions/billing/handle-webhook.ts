import { removeProviderCard } from '../../records/billing/cards.ts'
import { finishWebhookEvent, saveWebhookEvent } from '../../records/billing/webhook-events.ts'
import { chargeOfPayment } from '../../records/billing/charges.ts'
import type { WebhookEvent } from '../../services/cards/card-processor.ts'
import type { World } from '../../services/world.ts'
import { handlePaymentEvent } from '../charges/handle-payment-event.ts'

/**
 * Does what follows from something the card provider tells, once however often it is told.
 * @throws where that failed: it is not done then, and the provider tells it again.
 */
export async function handleWebhook(world: World, news: WebhookEvent): Promise<void> {
  if (!(await saveWebhookEvent(world.db, news, world.clock()))) return
  if (news.about === 'payment') await handlePaymentEvent(world, news.payment_id, news.isPaid)
  if (news.about === 'card-gone') await loseCard(world, news.provider_id)
  const isFirst = await finishWebhookEvent(world.db, news.event_id, world.clock())
  if (isFirst && news.about === 'money-back') await tellOwner(world, news)
}

/** Taken from its customer at the provider; one that was removed here is gone already. */
async function loseCard(world: World, provider_id: string): Promise<void> {
  const upm_id = await removeProviderCard(world.db, world.cards.kind, provider_id, world.clock())
  if (upm_id !== undefined) world.log.warn({ upm_id }, 'a card was removed at its provider')
}

/** A person has to look at it: nothing follows from it by itself. */
async function tellOwner(
  world: World,
  { amount, payment_id, type }: Extract<WebhookEvent, { about: 'money-back' }>
): Promise<void> {
  const charge = payment_id === null ? undefined : await chargeOfPayment(world.db, payment_id)
  const charge_id = charge?.charge_id ?? null
  world.log.warn({ type, payment_id, charge_id, amount }, 'money goes back to a card')
}
