import { cardById, customerOf } from '../records/cards.ts'
import { chargeOfOrder, type ChargeRow, markSubmitted } from '../records/charges.ts'
import { claimOrder, type OrderRow, releaseOrder } from '../records/orders.ts'
import type { PaymentResult } from '../services/card-processor.ts'
import type { World } from '../services/world.ts'
import { settleCharge } from './settle-charge.ts'
import { finishUncharged } from './finish-uncharged.ts'

/** A process that died gives its order up after this; longer than any one call to the provider. */
const LEASE_MS = 30_000
/** After silence the provider is asked again no sooner than this. */
const RETRY_MS = 2_000

/**
 * Brings a pending order one way or the other to its end, whatever was done of it before. It stays pending where the
 * provider gives no definite answer ('silent'), and where somebody else is at it ('busy').
 */
export async function driveOrder(
  world: World,
  order_id: string
): Promise<'busy' | 'ended' | 'silent'> {
  const now = world.clock()
  const until = new Date(now.getTime() + LEASE_MS)
  const order = await claimOrder(world.db, order_id, now, until)
  if (!order) return 'busy'

  try {
    const charge = await chargeOfOrder(world.db, order_id)
    if (charge) await driveCharge(world, order, charge)
    else await finishUncharged(world, order)
    return 'ended'
  } catch (error) {
    world.log.error({ err: error, order_id }, 'order left pending: no definite answer')
    await releaseOrder(world.db, order_id, new Date(world.clock().getTime() + RETRY_MS))
    return 'silent'
  }
}

async function driveCharge(world: World, order: OrderRow, charge: ChargeRow): Promise<void> {
  const payment_id = charge.provider_id ?? (await submit(world, order, charge))
  let result: PaymentResult =
    charge.provider_id === null
      ? { state: 'unconfirmed' }
      : await world.cards.retrievePayment(payment_id)
  if (result.state === 'unconfirmed') result = await world.cards.confirmPayment(payment_id)
  if (result.state === 'unconfirmed') throw new Error('confirmed, and still without an answer')
  await settleCharge(world, order, charge, result)
}

async function submit(world: World, order: OrderRow, charge: ChargeRow): Promise<string> {
  const card = await cardById(world.db, charge.upm_id)
  const customer = await customerOf(world.db, order.agent_id, card.provider)
  if (customer === undefined) throw new Error('a card without its customer')
  const { payment_id } = await world.cards.createPayment({
    amount: charge.amount,
    customer,
    description: `${world.settings.productName}: ${order.base_url}`,
    idempotencyKey: charge.charge_id,
    provider_id: card.provider_id
  })
  await markSubmitted(world.db, charge.charge_id, payment_id)
  return payment_id
}
