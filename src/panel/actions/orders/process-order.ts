import { CONFIRM_WITHIN_MS } from '#rules/money/confirmation.ts'
import { cardById, customerOf } from '../../records/billing/cards.ts'
import {
  chargeOfOrder,
  type ChargeRow,
  markNeedsAction,
  markSubmitted
} from '../../records/billing/charges.ts'
import { claimOrder, type OrderRow, releaseOrder, restOrder } from '../../records/billing/orders.ts'
import type { PaymentResult } from '../../services/cards/card-processor.ts'
import type { World } from '../../services/world.ts'
import { closeDeclined } from './close-declined.ts'
import { finishUncharged } from './finish-uncharged.ts'
import { settleCharge } from './settle-charge.ts'

/** An order whose process can't be seen to be dead is taken over after this; longer than any one call to the provider. */
const LEASE_MS = 30_000
/** After silence the provider is asked again no sooner than this. */
const RETRY_MS = 2_000
/** The provider is asked ever more rarely whether they have, should their browser be gone before it could tell. */
const FIRST_REST_MS = 15_000
const REST_BY_AGE = 0.25

const TOO_LATE = 'The payment was not confirmed in time. Nothing was charged; please try again.'

type OwnerAsked = Extract<PaymentResult, { state: 'needs_action' }>

export type Drive = 'busy' | 'ended' | 'silent' | (OwnerAsked & { amount: number })

/**
 * Brings a pending order one way or the other to its end, whatever was done of it before. It stays pending where the
 * provider gives no definite answer ('silent'), where somebody else is at it ('busy'), and where the card's owner
 * must confirm the payment, who is then told how.
 */
export async function driveOrder(world: World, order_id: string): Promise<Drive> {
  const now = world.clock()
  const until = new Date(now.getTime() + LEASE_MS)
  const order = await claimOrder(world.db, order_id, { now, until, holder: world.process?.id })
  if (!order) return 'busy'

  try {
    const charge = await chargeOfOrder(world.db, order_id)
    if (!charge) {
      await finishUncharged(world, order)
      return 'ended'
    }
    const asked = await driveCharge(world, order, charge)
    return asked ? { ...asked, amount: charge.amount } : 'ended'
  } catch (error) {
    world.log.error({ err: error, order_id }, 'order left pending: no definite answer')
    await releaseOrder(world.db, order_id, new Date(world.clock().getTime() + RETRY_MS))
    return 'silent'
  }
}

async function driveCharge(
  world: World,
  order: OrderRow,
  charge: ChargeRow
): Promise<OwnerAsked | undefined> {
  const payment_id = charge.provider_id ?? (await submit(world, order, charge))
  let result: PaymentResult =
    charge.provider_id === null
      ? { state: 'unconfirmed' }
      : await world.cards.retrievePayment(payment_id)
  if (result.state === 'unconfirmed') result = await world.cards.confirmPayment(payment_id)
  result = await closeDeclined(world.cards, payment_id, result)
  if (result.state === 'needs_action') {
    const age = world.clock().getTime() - order.created.getTime()
    if (age < CONFIRM_WITHIN_MS) {
      await markNeedsAction(world.db, charge.charge_id)
      const rest = Math.max(FIRST_REST_MS, age * REST_BY_AGE)
      await restOrder(world.db, order.order_id, new Date(world.clock().getTime() + rest))
      return result
    }
    result = await world.cards.cancelPayment(payment_id)
    if (result.state === 'declined') result = { state: 'declined', message: TOO_LATE }
  }
  if (result.state === 'unconfirmed' || result.state === 'needs_action') {
    throw new Error(`${result.state}, and still without an end`)
  }
  await settleCharge(world, order, charge, result)
  return undefined
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
  return markSubmitted(world.db, charge.charge_id, payment_id)
}
